import { isRecord } from '../../is-record.ts';
import { missingHolder } from '../../problems/envelope-problem.ts';
import { splitPointer } from '../../problems/pointer.ts';
import type { Problem } from '../../problems/problem.ts';

const HOLDER = 'data';

/** Where several members of a page stand beside no `data`, that is what is missing. */
export function joinMisplaced(page: unknown, problems: readonly Problem[]): readonly Problem[] {
  const misplaced = problems.filter(({ code }) => code === 'misplaced-property');
  if (!isRecord(page) || HOLDER in page || misplaced.length < 2) return problems;
  const names = misplaced.map(({ pointer }) => splitPointer(pointer).at(-1) ?? '');
  return [
    missingHolder(HOLDER, `/${HOLDER}`, names),
    ...problems.filter((problem) => !misplaced.includes(problem)),
  ];
}
