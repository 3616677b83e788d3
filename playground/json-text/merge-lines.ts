import { diffLines, splitLines, type LineChange } from './line-changes.ts';

/** One stretch of a merge: lines that are settled, or both sides of a place where they disagree. */
export type MergePart =
  | { readonly kind: 'settled'; readonly lines: readonly string[] }
  | {
      readonly kind: 'disputed';
      readonly before: readonly string[];
      readonly mine: readonly string[];
      readonly theirs: readonly string[];
    };

export type Side = 'mine' | 'theirs';

interface Sides<Value> {
  readonly mine: Value;
  readonly theirs: Value;
}

/**
 * Merges two texts that were made of the same one, by lines. Changes that touch each other are
 * disputed unless they are the same, since nothing is guessed.
 */
export function mergeLines(before: string, { mine, theirs }: Sides<string>): readonly MergePart[] {
  const lines = splitLines(before);
  const changes = { mine: diffLines(before, mine), theirs: diffLines(before, theirs) };
  const parts: MergePart[] = [];
  let at = 0;
  for (const stretch of stretchesOf([...changes.mine, ...changes.theirs])) {
    const { start, end } = stretch;
    parts.push({ kind: 'settled', lines: lines.slice(at, start) });
    parts.push(partOf(lines, stretch, changes));
    at = end;
  }
  parts.push({ kind: 'settled', lines: lines.slice(at) });
  return parts.filter((part) => part.kind === 'disputed' || part.lines.length > 0);
}

/**
 * The text of a merge with a side taken at each disputed place, in their order; undefined while one
 * of them is open.
 */
export function joinMerge(
  parts: readonly MergePart[],
  taken: readonly (Side | undefined)[],
): string | undefined {
  const text: string[] = [];
  let position = 0;
  for (const part of parts) {
    if (part.kind === 'settled') text.push(...part.lines);
    else {
      const side = taken[position];
      if (side === undefined) return undefined;
      text.push(...part[side]);
      position += 1;
    }
  }
  return text.join('');
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The stretches of the first text that changes are in, those that touch each other as one. */
function stretchesOf(changes: readonly LineChange[]): readonly Stretch[] {
  const runs: { start: number; end: number }[] = [];
  for (const { line, removed } of changes.toSorted((one, other) => one.line - other.line)) {
    const end = line + removed.length;
    const last = runs.at(-1);
    if (last && line <= last.end) last.end = Math.max(last.end, end);
    else runs.push({ start: line, end });
  }
  return runs;
}

function partOf(
  lines: readonly string[],
  stretch: Stretch,
  changes: Sides<readonly LineChange[]>,
): MergePart {
  const before = lines.slice(stretch.start, stretch.end);
  const mine = changedLines(before, stretch, changes.mine);
  const theirs = changedLines(before, stretch, changes.theirs);
  if (!mine || !theirs) return { kind: 'settled', lines: mine ?? theirs ?? before };
  return mine.join('') === theirs.join('')
    ? { kind: 'settled', lines: mine }
    : { kind: 'disputed', before, mine, theirs };
}

/** The lines of a stretch as one side has them; undefined where it has not changed them. */
function changedLines(
  before: readonly string[],
  { start, end }: Stretch,
  changes: readonly LineChange[],
): readonly string[] | undefined {
  const own = changes.filter(({ line, removed }) => line >= start && line + removed.length <= end);
  if (own.length === 0) return undefined;
  const after = [...before];
  for (const { line, removed, inserted } of own.toReversed()) {
    after.splice(line - start, removed.length, ...inserted);
  }
  return after;
}
