import { castDraft, Immer, type Draft } from 'immer';
import type { DocumentName } from '../document/names.ts';
import {
  applyEdits,
  diffTexts,
  invertEdits,
  type TextEdit,
  type Texts,
} from '../document/text-edit.ts';

/** One change that can be taken back: typing key by key without a pause counts as one. */
export interface HistoryEntry {
  readonly id: number;
  /** The document that is shown when it is taken back. */
  readonly document: DocumentName;
  readonly kind: ChangeKind;
  /** Milliseconds since 1970, of the last keystroke. */
  readonly time: number;
  readonly edits: readonly TextEdit[];
  /** The name that a person gave to the step that it led to. */
  readonly name?: string | undefined;
  /** Names the one go that it was done in, however long that took. */
  readonly session?: string | undefined;
}

export const CHANGE_KINDS = [
  'typed',
  'fixed',
  'added',
  'moved',
  'duplicated',
  'deleted',
  'filled',
  'entered',
  'formatted',
  'reverted',
  'merged',
  'dropped',
  'linked',
] as const;

/**
 * The way a change came about: by hand, by a quick fix, by an action on a component as a whole, in
 * a field of it, in a table of values, by formatting, by going back to the scenario's own texts, by
 * a merge with the disk's, by dropping a draft, by a link.
 */
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Everything that was done to the documents, all of them in one list. */
export interface History {
  readonly past: readonly HistoryEntry[];
  readonly future: readonly HistoryEntry[];
}

export interface Change {
  readonly document: DocumentName;
  readonly kind: ChangeKind;
  readonly time: number;
  readonly texts: Texts;
  /** Changes with the same name of a session are one entry; none, where they end as they began. */
  readonly session?: string | undefined;
}

export const NO_HISTORY: History = { past: [], future: [] };

const KEY_BY_KEY: ReadonlySet<ChangeKind> = new Set(['typed', 'filled']);
const PAUSE_MS = 700;
// The most characters that one key can change: a pair of brackets, or a new line with its
// indentation.
const MAX_CHARACTERS_OF_A_KEY = 40;
const MAX_CHARACTERS = 20_000_000;

// Entries hold texts only and are never changed, so there is nothing to freeze.
const { produce } = new Immer({ autoFreeze: false });

/** Adds a change of the texts. Changes that had been undone before it cannot be redone any more. */
export function record(history: History, before: Texts, change: Change): History {
  const { texts, ...how } = change;
  const edits = diffTexts(before, texts);
  if (edits.length === 0) return history;
  const last = history.past.at(-1);
  const joins =
    last !== undefined &&
    history.future.length === 0 &&
    isOneGo(last, change) &&
    (change.session !== undefined || edits.every(isKeystroke));
  const entries = joins
    ? joined(last, before, change)
    : [{ ...how, id: (last?.id ?? 0) + 1, edits }];
  return produce(history, (draft) => {
    if (joins) draft.past.pop();
    draft.past.push(...castDraft(entries));
    draft.future = [];
    keepWithinBudget(draft.past);
  });
}

/** One entry from before the last one to what is there now; none where that is the same again. */
function joined(last: HistoryEntry, before: Texts, { texts, ...how }: Change): HistoryEntry[] {
  const start = applyEdits(before, invertEdits(last.edits)) ?? before;
  const edits = diffTexts(start, texts);
  return edits.length === 0 ? [] : [{ ...how, id: last.id, edits }];
}

/** The result of a step back or forth through the history. */
export interface HistoryStep {
  readonly history: History;
  readonly texts: Texts;
  readonly document: DocumentName;
}

export function stepBack(history: History, texts: Texts): HistoryStep | undefined {
  const entry = history.past.at(-1);
  const before = entry && applyEdits(texts, invertEdits(entry.edits));
  if (!before) return undefined;
  const moved = produce(history, ({ past, future }) => {
    future.unshift(...past.splice(-1));
  });
  return { history: moved, texts: before, document: entry.document };
}

export function stepForth(history: History, texts: Texts): HistoryStep | undefined {
  const [entry] = history.future;
  const after = entry && applyEdits(texts, entry.edits);
  if (!after) return undefined;
  const moved = produce(history, ({ past, future }) => {
    past.push(...future.splice(0, 1));
  });
  return { history: moved, texts: after, document: entry.document };
}

/**
 * Names the step before all entries, where each other step has the id of the entry that led to it.
 */
export const BEGINNING = 0;

/** Goes to any step, back or forth, over all between. */
export function stepTo(history: History, texts: Texts, id: number): HistoryStep | undefined {
  const all = [...history.past, ...history.future];
  const [from, to] = [history.past.length, id === BEGINNING ? 0 : placeOf(all, id)];
  const shown = to === undefined ? undefined : (all[to - 1] ?? all[0]);
  if (to === undefined || to === from || !shown) return undefined;
  const edits =
    to < from
      ? all
          .slice(to, from)
          .toReversed()
          .flatMap((entry) => invertEdits(entry.edits))
      : all.slice(from, to).flatMap((entry) => entry.edits);
  const there = applyEdits(texts, edits);
  const moved = { past: all.slice(0, to), future: all.slice(to) };
  return there && { history: moved, texts: there, document: shown.document };
}

/** Returns the number of entries that lead to a step. */
function placeOf(entries: readonly HistoryEntry[], id: number): number | undefined {
  const index = entries.findIndex((entry) => entry.id === id);
  return index < 0 ? undefined : index + 1;
}

/** Calls the step after an entry something; without a name it is called after what was done. */
export function nameStep(history: History, id: number, name: string): History {
  const named = (entries: readonly HistoryEntry[]) =>
    entries.map((entry) =>
      entry.id === id ? { ...entry, name: name.trim() || undefined } : entry,
    );
  return { past: named(history.past), future: named(history.future) };
}

function isOneGo(last: HistoryEntry, { document, kind, time, session }: Change): boolean {
  return (
    KEY_BY_KEY.has(kind) &&
    last.kind === kind &&
    // A named step stays as it was when it was named.
    last.name === undefined &&
    last.document === document &&
    last.session === session &&
    (session !== undefined || time - last.time < PAUSE_MS)
  );
}

function isKeystroke({ removed, inserted }: TextEdit): boolean {
  return Math.max(removed.length, inserted.length) <= MAX_CHARACTERS_OF_A_KEY;
}

/** An entry can replace a whole document, so there are fewer of such; one at least. */
function keepWithinBudget(entries: Draft<HistoryEntry>[]): void {
  let remaining = MAX_CHARACTERS;
  const lastDropped = entries.findLastIndex((entry, index) => {
    remaining -= weightOf(entry);
    return remaining < 0 && index < entries.length - 1;
  });
  entries.splice(0, lastDropped + 1);
}

function weightOf({ edits }: HistoryEntry): number {
  return edits.reduce((sum, { removed, inserted }) => sum + removed.length + inserted.length, 0);
}
