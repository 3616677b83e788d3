import { readJson } from '#schemas/validate/json/read-json.ts';
import { isKnown } from '../incremental-parse/incremental-reader.ts';
import { getLastRead, isUnread, type Draft } from '../document/draft.ts';
import type { ChangeKind, History } from '../history/history.ts';
import type { PlaygroundState } from '../state.ts';
import type { PageToEdit } from './edits.ts';
import type { Refusal } from './refusal.ts';

/**
 * Kinds of change after which a person may go on at once, though a long text has not been read
 * again.
 */
const OF_STRUCTURE: ReadonlySet<ChangeKind> = new Set(['added', 'moved', 'duplicated', 'deleted']);

/**
 * The page as an outline shows it: as the text has it, wherever that can be read, with errors or
 * not; else the last one that could. A long text that was typed in is waited for, as it is
 * everywhere.
 */
export function getOutlinePage(draft: Draft, history: History): unknown {
  const isTypedIn = isUnread(draft) && !isByStructure(history);
  if (isTypedIn || draft.status === 'read') return getLastRead(draft);
  const reading = readingOf(draft);
  return 'problem' in reading ? getLastRead(draft) : reading.value;
}

/** The page whose components can be edited now, or why none can. */
export function getPageToEdit({
  playground,
  known,
  isElsewhere,
}: Pick<PlaygroundState, 'playground' | 'known' | 'isElsewhere'>):
  | PageToEdit
  | { readonly refusal: Refusal } {
  if (!playground || !known) return { refusal: { kind: 'unread' } };
  if (isElsewhere) return { refusal: { kind: 'elsewhere' } };
  const { history, documents } = playground;
  // The places in the outline are those of another text.
  if (isUnread(documents.page) && !isByStructure(history) && !isOfValues(documents.page)) {
    return { refusal: { kind: 'unread' } };
  }
  const reading = readingOf(documents.page);
  return 'problem' in reading ? { refusal: { kind: 'broken' } } : { page: reading.value, known };
}

type Reading = { readonly value: unknown } | { readonly problem: unknown };

const readings = new WeakMap<Draft, Reading>();

/**
 * Reads the page of a draft. Dragging asks for it at every step, so a text is not read again where
 * its value is known.
 */
function readingOf(draft: Draft): Reading {
  const { lastGood, lastGoodText } = draft;
  if (isKnown(draft) && lastGoodText === undefined) return { value: lastGood };
  const reading = readings.get(draft) ?? readJson(draft.text);
  readings.set(draft, reading);
  return reading;
}

/**
 * Returns true if only texts and numbers within components were typed, so that no component was
 * added, removed or moved.
 */
function isOfValues(draft: Draft): boolean {
  return (
    draft.status === 'incremental' &&
    draft.patch.every((change) => change.op === 'replace' && Object(change.value) !== change.value)
  );
}

function isByStructure({ past }: History): boolean {
  const last = past.at(-1);
  return last !== undefined && OF_STRUCTURE.has(last.kind);
}
