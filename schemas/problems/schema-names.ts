import { countEdits } from './nearest.ts';
import { MAX_NAME_LENGTH } from './phrases.ts';

const SHOWN = 3;

/** The schemas whose names are the nearest to one that does not exist, the nearest first. */
export function listNearestSchemas(named: string, known: readonly string[]): string[] {
  const searched = shortName(named);
  const distances = known.map((id): [string, number] => [id, distance(searched, shortName(id))]);
  return distances
    .toSorted(([left, one], [right, other]) => one - other || (left < right ? -1 : 1))
    .slice(0, SHOWN)
    .map(([id]) => id);
}

/** The schema that was meant, if its name is nearly the same. */
export function findMeantSchema(named: string, [first]: readonly string[]): string | undefined {
  if (first === undefined) return undefined;
  const searched = shortName(named);
  return distance(searched, shortName(first)) <= searched.length / SHOWN ? first : undefined;
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
function distance(searched: string, name: string): number {
  return Math.min(countEdits(searched, name), countEdits(lastOf(searched), lastOf(name)) + 1);
}

function lastOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
