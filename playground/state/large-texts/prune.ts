import { cutText } from '#schemas/content/cut-text.ts';
import { isRecord } from '#schemas/is-record.ts';

const MAX_CHARACTERS = 200;

/**
 * Returns as much of a value as a list of its contents needs: its texts are cut, and it has no more
 * than `budget` values. The result costs little to hand from one thread to another, however large
 * the value is.
 */
export function prune(value: unknown, budget: number): unknown {
  let left = budget;
  const cut = (each: unknown): unknown => {
    left -= 1;
    if (typeof each === 'string') return cutText(each, MAX_CHARACTERS);
    if (Array.isArray(each)) return cutList(each);
    return isRecord(each) ? cutMembers(each) : each;
  };
  const cutList = (list: readonly unknown[]): unknown[] => {
    const kept: unknown[] = [];
    for (const item of list) {
      if (left <= 0) break;
      kept.push(cut(item));
    }
    return kept;
  };
  const cutMembers = (object: Readonly<Record<string, unknown>>): object => {
    const kept: [string, unknown][] = [];
    for (const name of Object.keys(object)) {
      if (left <= 0) break;
      kept.push([name, cut(object[name])]);
    }
    return Object.fromEntries(kept);
  };
  return cut(value);
}
