import type { MessageKey, Translate } from '../environment/messages.ts';
import type { Mode } from './mode.ts';

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
