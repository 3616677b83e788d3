import { findDifference } from './difference.ts';

/** Lines of a text, each with its end, in whose place others stand. */
export interface LineChange {
  /**
   * The first of them, counted from 0; where none is removed, the line before which others are
   * inserted.
   */
  readonly line: number;
  readonly removed: readonly string[];
  readonly inserted: readonly string[];
}

// Beyond it, texts have little in common: the stretch in which they differ is shown as one.
const MAX_EDITS = 400;

/** The lines in which a text differs from the one before it, from top to bottom. */
export function diffLines(before: string, after: string): readonly LineChange[] {
  if (before === after) return [];
  const { from, atEnd } = wholeLines(before, after);
  const removed = splitLines(before.slice(from, before.length - atEnd));
  const inserted = splitLines(after.slice(from, after.length - atEnd));
  const first = lineAt(before, from);
  const changes = changesBetween(removed, inserted) ?? [{ line: 0, removed, inserted }];
  return changes.map((change) => ({ ...change, line: first + change.line }));
}

/** The lines of a text, each with its end. An empty text has none. */
export function splitLines(text: string): string[] {
  const lines: string[] = [];
  let start = 0;
  while (start < text.length) {
    // An expression would be asked at every character.
    const end = text.indexOf('\n', start) + 1 || text.length;
    lines.push(text.slice(start, end));
    start = end;
  }
  return lines;
}

/** The line that begins at an offset, counted from 0. */
function lineAt(text: string, offset: number): number {
  let line = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
  }
  return line;
}

/** The stretch in which they differ, from the start of a line to the start of another. */
function wholeLines(before: string, after: string) {
  const { start, atEnd } = findDifference(before, after);
  const from = start === 0 ? 0 : before.lastIndexOf('\n', start - 1) + 1;
  const isAtStart = [before, after].every((text) => isLineStart(text, text.length - atEnd));
  const next = isAtStart ? before.length - atEnd : before.indexOf('\n', before.length - atEnd) + 1;
  return { from, atEnd: next === 0 && !isAtStart ? 0 : before.length - next };
}

function isLineStart(text: string, offset: number): boolean {
  return offset === 0 || text.charAt(offset - 1) === '\n';
}

/**
 * The fewest changes, as Myers finds them ("An O(ND) Difference Algorithm", 1986); nothing where
 * they are too many.
 */
function changesBetween(
  before: readonly string[],
  after: readonly string[],
): readonly LineChange[] | undefined {
  const most = Math.min(MAX_EDITS, before.length + after.length);
  const rounds: Int32Array[] = [];
  const reached = new Int32Array(2 * most + 3);
  const middle = most + 1;
  for (let edits = 0; edits <= most; edits += 1) {
    rounds.push(reached.slice());
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const isInsertion = comesFromAbove(reached, middle, { diagonal, edits });
      let line = isInsertion
        ? at(reached, middle + diagonal + 1)
        : at(reached, middle + diagonal - 1) + 1;
      while (isSame(before, after, { line, diagonal })) line += 1;
      reached[middle + diagonal] = line;
      if (line >= before.length && line - diagonal >= after.length) {
        return grouped(pathBack(rounds, middle, before.length - after.length), before, after);
      }
    }
  }
  return undefined;
}

const at = (list: Int32Array, index: number) => list[index] ?? 0;

interface Standing {
  readonly diagonal: number;
  readonly edits: number;
}

function comesFromAbove(
  reached: Int32Array,
  middle: number,
  { diagonal, edits }: Standing,
): boolean {
  if (diagonal === -edits) return true;
  return (
    diagonal !== edits && at(reached, middle + diagonal - 1) < at(reached, middle + diagonal + 1)
  );
}

function isSame(
  before: readonly string[],
  after: readonly string[],
  { line, diagonal }: { readonly line: number; readonly diagonal: number },
): boolean {
  return (
    line < before.length &&
    line - diagonal < after.length &&
    before[line] === after[line - diagonal]
  );
}

/** One line that is removed or inserted, by its place in both texts. */
interface Step {
  readonly line: number;
  readonly afterLine: number;
  readonly isInsertion: boolean;
}

function pathBack(rounds: readonly Int32Array[], middle: number, last: number): Step[] {
  const steps: Step[] = [];
  let diagonal = last;
  for (let edits = rounds.length - 1; edits > 0; edits -= 1) {
    const reached = rounds[edits] ?? new Int32Array();
    const isInsertion = comesFromAbove(reached, middle, { diagonal, edits });
    diagonal += isInsertion ? 1 : -1;
    const line = at(reached, middle + diagonal);
    steps.unshift({ line, afterLine: line - diagonal, isInsertion });
  }
  return steps;
}

function grouped(
  steps: readonly Step[],
  before: readonly string[],
  after: readonly string[],
): readonly LineChange[] {
  const changes: { line: number; afterLine: number; removed: string[]; inserted: string[] }[] = [];
  for (const { line, afterLine, isInsertion } of steps) {
    let change = changes.at(-1);
    const follows =
      change?.line === line - (change?.removed.length ?? 0) &&
      change.afterLine === afterLine - change.inserted.length;
    if (!change || !follows) {
      change = { line, afterLine, removed: [], inserted: [] };
      changes.push(change);
    }
    if (isInsertion) change.inserted.push(after[afterLine] ?? '');
    else change.removed.push(before[line] ?? '');
  }
  return changes.map(({ line, removed, inserted }) => ({ line, removed, inserted }));
}
