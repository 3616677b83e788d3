import { MAX_NAME_LENGTH } from './phrases.ts';

const SHOWN = 3;

/** The candidate that was probably meant: few characters off for its length, upper case ignored. */
export function findNearest(word: string, candidates: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const limit = allowedDistance(Math.max(word.length, candidate.length));
    if (Math.abs(word.length - candidate.length) > limit) continue;
    const distance = countEdits(lower, candidate.toLowerCase());
    if (distance <= limit && distance < (best?.distance ?? Infinity))
      best = { candidate, distance };
  }
  return best?.candidate;
}

const ALIKE_SHARE = 0.5;

/**
 * Lists the candidates that resemble a word most, the nearest first; those that are equally near
 * are in alphabetical order. A candidate that has more than half of its characters wrong does not
 * resemble the word.
 */
export function listNearest(word: string, candidates: readonly string[], count: number): string[] {
  const lower = word.toLowerCase();
  return candidates
    .map((candidate): [string, number] => [candidate, countEdits(lower, candidate.toLowerCase())])
    .filter(([, distance]) => distance <= word.length * ALIKE_SHARE)
    .toSorted(([left, one], [right, other]) => one - other || (left < right ? -1 : 1))
    .slice(0, count)
    .map(([candidate]) => candidate);
}

const CHARACTERS_PER_SLIP = 3;
const MAX_SLIPS = 4;

function allowedDistance(length: number): number {
  return Math.min(MAX_SLIPS, Math.max(1, Math.floor(length / CHARACTERS_PER_SLIP)));
}

/**
 * Damerau-Levenshtein distance: characters left out, added, replaced, or swapped with their
 * neighbour.
 */
export function countEdits(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, right.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}

/** The schemas whose names are the nearest to one that does not exist, the nearest first. */
export function listNearestSchemas(named: string, known: readonly string[]): string[] {
  const searched = shortName(named);
  const distances = known.map((id): [string, number] => [
    id,
    schemaDistance(searched, shortName(id)),
  ]);
  return distances
    .toSorted(([left, one], [right, other]) => one - other || (left < right ? -1 : 1))
    .slice(0, SHOWN)
    .map(([id]) => id);
}

/** The schema that was meant, if its name is nearly the same. */
export function findMeantSchema(named: string, [first]: readonly string[]): string | undefined {
  if (first === undefined) return undefined;
  const searched = shortName(named);
  return schemaDistance(searched, shortName(first)) <= searched.length / SHOWN ? first : undefined;
}

/** Leaves out the host, the folders before and the ending, which are not what people get wrong. */
function shortName(id: string): string {
  return id
    .slice(-MAX_NAME_LENGTH)
    .replace(/^.*?(?:schemas\/|\/\/[^/]*\/|(?:\.\.?\/)+)/, '')
    .replace(/(?:\.schema)?\.json$/, '')
    .toLowerCase();
}

/** The right name in the wrong folder counts as near. */
function schemaDistance(searched: string, name: string): number {
  return Math.min(countEdits(searched, name), countEdits(lastOf(searched), lastOf(name)) + 1);
}

function lastOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
