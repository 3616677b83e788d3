import { cutText } from '#schemas/content/cut-text.ts';
import { isRecord } from '#schemas/is-record.ts';
import type { KnownChecks, KnownContent } from '#schemas/validate/known-checks.ts';
import { createTextReader, type Reading } from '../document/check-text.ts';
import type { DocumentName } from '../document/names.ts';

const MAX_CHARACTERS = 200;

/**
 * Returns as much of a value as a list of its contents needs: its texts are cut, and it has no more
 * than `budget` values. The result costs little to hand from one thread to another, however large
 * the value is.
 */
export function prune(value: unknown, budget: number): unknown {
  let remaining = budget;
  const cut = (each: unknown): unknown => {
    remaining -= 1;
    if (typeof each === 'string') return cutText(each, MAX_CHARACTERS);
    if (Array.isArray(each)) return cutList(each);
    return isRecord(each) ? cutMembers(each) : each;
  };
  const cutList = (list: readonly unknown[]): unknown[] => {
    const entries: unknown[] = [];
    for (const item of list) {
      if (remaining <= 0) break;
      entries.push(cut(item));
    }
    return entries;
  };
  const cutMembers = (object: Readonly<Record<string, unknown>>): object => {
    const entries: [string, unknown][] = [];
    for (const name of Object.keys(object)) {
      if (remaining <= 0) break;
      entries.push([name, cut(object[name])]);
    }
    return Object.fromEntries(entries);
  };
  return cut(value);
}

// More of them help nobody, and each has to be copied between the threads.
const MAX_PROBLEMS = 1_000;
const MAX_VALUES = 20_000;

/**
 * Reads a long text for another thread: its problems, and of a page as much as its outline shows.
 */
export function createLargeReader(
  known: KnownChecks,
): (name: DocumentName, text: string, content?: KnownContent) => Reading {
  return (name, text, content) => {
    const reading = createTextReader(known, content)(name, text);
    const { value } = reading;
    const first = { ...reading, problems: reading.problems.slice(0, MAX_PROBLEMS) };
    if (value === undefined || name !== 'page') return first;
    return { ...first, value: prune(value, MAX_VALUES), isPruned: true };
  };
}
