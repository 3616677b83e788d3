import type { KnownChecks } from '#schemas/validate/known-checks.ts';
import { createTextReader, type Reading } from '../document/check-text.ts';
import type { DocumentName } from '../document/names.ts';
import { prune } from './prune.ts';

// More of them help nobody, and each has to be copied between the threads.
const MAX_PROBLEMS = 1_000;
const MAX_VALUES = 20_000;

/**
 * Reads a long text for another thread: its problems, and of a page as much as its outline shows.
 */
export function createLargeReader(
  known: KnownChecks,
): (name: DocumentName, text: string) => Reading {
  const read = createTextReader(known);
  return (name, text) => {
    const { problems, value } = read(name, text);
    const first = problems.slice(0, MAX_PROBLEMS);
    if (value === undefined) return { problems: first };
    if (name !== 'page') return { problems: first, value };
    return { problems: first, value: prune(value, MAX_VALUES), isPruned: true };
  };
}
