/** A node of the tree of patterns: what follows, the levels of the letters so far, or both. */
type PatternNode = PatternTree | number | readonly [PatternTree, number];

interface PatternTree {
  readonly [letter: string]: PatternNode | undefined;
}

/**
 * The patterns of a language as the package writes them: rows of levels, a tree by letter, words
 * with places of their own.
 */
export type HyphenationPatterns = readonly [
  levels: readonly (readonly number[])[],
  tree: PatternTree,
  exceptions?: Readonly<Record<string, readonly number[]>>,
];

const SOFT_HYPHEN = '\u00AD';

/** No part of a word is shorter than this: two letters alone on a line read badly. */
const MIN_PART = 3;

/**
 * Puts soft hyphens into one word, by Liang's method: each pattern gives levels to the places
 * between its letters, the highest one counts, and an odd one parts the word. The package's own
 * function does it too, in thirty times the time, and stores every word that it has ever seen.
 */
export function splitWord(word: string, [levels, tree, exceptions]: HyphenationPatterns): string {
  const lowered = word.toLowerCase();
  // A letter whose small form is longer would move all places behind it.
  if (lowered.length !== word.length) return word;

  const places =
    exceptions && Object.hasOwn(exceptions, lowered)
      ? (exceptions[lowered] ?? []).map(withoutHyphensBefore)
      : oddPlaces(levelsOf(`.${lowered}.`, levels, tree));
  return insertAt(word, places);
}

/** The places of an exception are counted in the word as it is written with hyphens. */
function withoutHyphensBefore(position: number, hyphens: number): number {
  return position - hyphens;
}

/**
 * The level of each place of a word that stands between two dots. A row leaves out the place before
 * a dot.
 */
function levelsOf(dotted: string, levels: HyphenationPatterns[0], tree: PatternTree): Uint8Array {
  const highest = new Uint8Array(dotted.length);
  for (let start = 0; start < dotted.length; start += 1) {
    let inside: PatternTree | undefined = tree;
    for (let end = start; inside && end < dotted.length; end += 1) {
      const node: PatternNode | undefined = inside[dotted.charAt(end)];
      const row = typeof node === 'number' ? node : Array.isArray(node) ? node[1] : undefined;
      if (row !== undefined) raise(highest, Math.max(0, start - 1), levels[row] ?? []);
      inside = isTree(node) ? node : Array.isArray(node) ? node[0] : undefined;
    }
  }
  return highest;
}

function isTree(node: PatternNode | undefined): node is PatternTree {
  return typeof node === 'object' && !Array.isArray(node);
}

function raise(highest: Uint8Array, start: number, row: readonly number[]): void {
  row.forEach((level, index) => {
    const position = start + index;
    if (level > (highest[position] ?? 0)) highest[position] = level;
  });
}

function oddPlaces(highest: Uint8Array): number[] {
  const places: number[] = [];
  highest.forEach((level, position) => {
    if (level % 2 === 1) places.push(position);
  });
  return places;
}

function insertAt(word: string, places: readonly number[]): string {
  const inside = places.filter(
    (position) => position >= MIN_PART && position <= word.length - MIN_PART,
  );
  return [0, ...inside]
    .map((position, index) => word.slice(position, inside[index] ?? word.length))
    .join(SOFT_HYPHEN);
}
