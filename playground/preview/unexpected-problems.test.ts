import { expect, test } from 'vitest';
import { listUnexpectedProblems } from './unexpected-problems.ts';

const problem = (code: string) =>
  ({ code, severity: 'error', pointer: '', message: 'm', fix: 'f' }) as const;

test.each([
  [['a', 'b'], ['a', 'b'], []],
  [['a', 'b'], ['b', 'a'], []],
  [['a', 'a'], ['a'], ['a']],
  [['a', 'b', 'a'], ['a', 'a'], ['b']],
  [['a'], ['b'], ['a']],
  [['a'], undefined, ['a']],
  [[], ['a'], []],
])('of %j with %j expected, %j is unexpected', (codes, expected, left) => {
  const unexpected = listUnexpectedProblems(codes.map(problem), expected);

  expect(unexpected.map(({ code }) => code)).toEqual(left);
});
