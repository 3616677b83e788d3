import { useCallback } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import type { MessageKey, Translate } from '../environment/messages.ts';
import { useMode, type Mode } from './mode.ts';

const ZONE_LABELS: Readonly<Record<string, MessageKey>> = {
  mainHeaderZone: 'zoneHeader',
  freeHeaderZone: 'zoneFreeHeader',
  flexZone: 'zoneContent',
  complementaryZone: 'zoneBeside',
  legalZone: 'zoneLegal',
};

/** Who writes a page reads what a zone is for; who reads its code needs the zone's own name. */
export function getZoneLabel(name: string, mode: Mode, t: Translate): string {
  const key = mode === 'write' ? ZONE_LABELS[name] : undefined;
  return key === undefined ? name : t(key);
}

/** Returns the label of a zone. */
export type ZoneLabel = (name: string) => string;

/** The labels of zones for whoever reads them in the present mode. */
export function useZoneLabel(): ZoneLabel {
  const { t } = usePlaygroundContext();
  const mode = useMode();
  return useCallback((name) => getZoneLabel(name, mode, t), [mode, t]);
}
