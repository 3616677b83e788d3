import { isRecord } from '../is-record.ts';
import { cut } from './phrases.ts';
import { splitPointer } from './pointer.ts';
import type { Problem } from './problem.ts';
import { missingProperty } from './value-problems.ts';

/** An object is not there, and its members stand in its place. */
export function missingHolder(name: string, pointer: string, members: readonly string[]): Problem {
  return {
    ...missingProperty(name, pointer),
    fix: `Put these into an object "${name}": ${members.map((each) => cut(each)).join(', ')}.`,
  };
}

/** The answer holds no page. `cause` is the problem that its schema has with it. */
export function missingPageData(cause?: Problem): Problem {
  return {
    ...(cause?.pointer === DATA_POINTER && cause),
    code: 'missing-page-data',
    severity: 'error',
    pointer: DATA_POINTER,
    message: 'Missing page data',
    fix: cause
      ? `${cause.message} ${cause.fix}`
      : 'Answer with an object whose member data holds the zones of the page.',
  };
}

const HOLDER = 'data';
const DATA_POINTER = `/${HOLDER}`;

/**
 * Makes one problem of what the schema says of a page without `data`, in the words of the page at
 * run time. Where several of its members stand beside no `data`, that is what is missing.
 */
export function joinMissingData(page: unknown, problems: readonly Problem[]): readonly Problem[] {
  if (!isRecord(page) || isRecord(page[HOLDER])) return problems;
  const misplaced = problems.filter(({ code }) => code === 'misplaced-property');
  const names = misplaced.map(({ pointer }) => splitPointer(pointer).at(-1) ?? '');
  const isHolderMissing = !(HOLDER in page) && misplaced.length > 1;
  const joined = isHolderMissing
    ? [
        missingHolder(HOLDER, DATA_POINTER, names),
        ...problems.filter((problem) => !misplaced.includes(problem)),
      ]
    : problems;
  return joined.map((problem) =>
    problem.pointer === DATA_POINTER ? missingPageData(problem) : problem,
  );
}
