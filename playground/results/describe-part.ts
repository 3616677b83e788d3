import { appendPointer } from '#schemas/problems/pointer.ts';
import type { MessageKey, Translate } from '../environment/messages.ts';
import type { Mode } from '../layout/mode.ts';
import { getZoneLabel } from '../layout/zone-label.ts';
import type { ChangeKind, HistoryEntry } from '../state/history/history.ts';
import type { ChangedPart } from './locate-changes.ts';

const MESSAGES: Partial<Record<ChangeKind, MessageKey>> = {
  typed: 'partChanged',
  filled: 'partChanged',
  entered: 'partChanged',
  fixed: 'partFixed',
  added: 'partAdded',
  moved: 'partMoved',
  duplicated: 'partDuplicated',
  deleted: 'partDeleted',
};

/**
 * Describes a step by the component that it has changed. Returns undefined for a step that is about
 * more than one, or about none.
 */
export function describePart(
  { kind }: Pick<HistoryEntry, 'kind'>,
  part: ChangedPart | undefined,
  { t, mode }: { readonly t: Translate; readonly mode: Mode },
): string | undefined {
  const key = MESSAGES[kind];
  if (!part || !key) return undefined;
  const { name = t('thisPage'), zone = '', member } = part;
  if (member === undefined && key === 'partChanged') return undefined;
  return t(key, { name, zone: getZoneLabel(zone, mode, t), member: member ?? '' });
}

/** The document and the technical place, for those who look for them. */
export function formatPlace(said: string, part: ChangedPart | undefined): string | undefined {
  if (!part) return undefined;
  const { pointer, member } = part;
  return `${said}: ${member === undefined ? pointer : appendPointer(pointer, member)}`;
}
