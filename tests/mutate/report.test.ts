import { expect, test } from 'vitest';
import { reportOf } from './report.ts';
import type { TriedChange } from './tried-changes.ts';

const tried = (fate: TriedChange['fate']): TriedChange => ({
  path: 'a/one.ts',
  start: 0,
  end: 1,
  replacement: '',
  line: 7,
  from: 'a + b',
  to: 'a - b',
  fate,
  by: '',
});

const FATES = ['seen', 'seen', 'seen', 'equivalent', 'survived'] as const;

test('the report counts what was seen of what can be seen, and shows what was not', () => {
  const report = reportOf('a', FATES.map(tried));

  expect(report).toBe(
    [
      'module  changes  seen  equivalent  survived  share',
      'a             5     3           1         1   0.75',
      '',
      'a/one.ts:7',
      '  - a + b',
      '  + a - b',
    ].join('\n'),
  );
});
