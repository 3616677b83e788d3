import { enablePatches, Immer, type Patch } from 'immer';
import { differenceOf } from './difference.ts';
import type { DocumentName } from './names.ts';

export type Texts = Readonly<Record<DocumentName, string>>;

/** One change that can be taken back: typing letter by letter without a pause counts as one. */
export interface HistoryEntry {
  readonly id: number;
  readonly document: DocumentName;
  readonly kind: ChangeKind;
  /** Milliseconds since 1970, of the last keystroke. */
  readonly at: number;
  readonly patches: readonly Patch[];
  readonly inverse: readonly Patch[];
}

export type ChangeKind = 'typed' | 'mended';

/** Everything that was done to the documents, all of them in one list. */
export interface History {
  readonly past: readonly HistoryEntry[];
  readonly future: readonly HistoryEntry[];
}

export interface Change {
  readonly document: DocumentName;
  readonly kind: ChangeKind;
  readonly text: string;
  readonly at: number;
}

export const NO_HISTORY: History = { past: [], future: [] };

const PAUSE_MS = 700;
// What one key can change: a letter, a pair of brackets, a new line with its indentation.
const MOST_LETTERS_OF_A_KEY = 40;
const MAX_CHARACTERS = 20_000_000;

enablePatches();
// Patches hold texts only, so there is nothing to freeze.
const immer = new Immer({ autoFreeze: false });

/** Notes a change of the texts. What had been taken back before it is forgotten. */
export function record(history: History, texts: Texts, change: Change): History {
  const { document, kind, text, at } = change;
  if (texts[document] === text) return history;
  const last = history.past.at(-1);
  const [, patches, inverse] = immer.produceWithPatches(texts, (draft) => {
    draft[document] = text;
  });
  const entry = { id: (last?.id ?? 0) + 1, document, kind, at, patches, inverse };
  const joins =
    last !== undefined &&
    history.future.length === 0 &&
    isOneGo(last, change) &&
    isKeystroke(texts[document], text);
  const past = joins
    ? [...history.past.slice(0, -1), { ...entry, id: last.id, inverse: last.inverse }]
    : [...history.past, entry];
  return { past: withinBudget(past), future: [] };
}

/** What a step back or forth through the history leads to; nothing where it ends. */
export interface HistoryStep {
  readonly history: History;
  readonly texts: Texts;
  readonly document: DocumentName;
}

export function stepBack({ past, future }: History, texts: Texts): HistoryStep | undefined {
  const entry = past.at(-1);
  return (
    entry && {
      history: { past: past.slice(0, -1), future: [entry, ...future] },
      texts: immer.applyPatches(texts, entry.inverse),
      document: entry.document,
    }
  );
}

export function stepForth({ past, future }: History, texts: Texts): HistoryStep | undefined {
  const [entry, ...later] = future;
  return (
    entry && {
      history: { past: [...past, entry], future: later },
      texts: immer.applyPatches(texts, entry.patches),
      document: entry.document,
    }
  );
}

function isOneGo(last: HistoryEntry, { document, kind, at }: Change): boolean {
  return (
    kind === 'typed' &&
    last.kind === 'typed' &&
    last.document === document &&
    at - last.at < PAUSE_MS
  );
}

function isKeystroke(before: string, after: string): boolean {
  const { start, atEnd } = differenceOf(before, after);
  return Math.max(before.length, after.length) - start - atEnd <= MOST_LETTERS_OF_A_KEY;
}

/** Each entry holds whole texts, so large documents are remembered for fewer steps; one at least. */
function withinBudget(entries: readonly HistoryEntry[]): readonly HistoryEntry[] {
  let left = MAX_CHARACTERS;
  const firstKept = entries.findLastIndex((entry, index) => {
    left -= weightOf(entry);
    return left < 0 && index < entries.length - 1;
  });
  return entries.slice(firstKept + 1);
}

function weightOf({ patches, inverse }: HistoryEntry): number {
  return [...patches, ...inverse].reduce((sum, { value }) => sum + String(value).length, 0);
}
