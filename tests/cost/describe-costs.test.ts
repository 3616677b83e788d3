import { expect, test } from 'vitest';
import { describeCosts, describeRepeatedRows } from './describe-costs.ts';

const file = (name: string, processorSeconds: number, tests = 1) => ({
  name,
  project: /\.(\w+)\.test/.exec(name)?.[1] ?? 'unit',
  tests,
  processorSeconds,
  wallSeconds: 2 * processorSeconds,
});

test('costs are summed by project, folder, file and step, the dearest first', () => {
  const lines = describeCosts({
    files: [
      file('schemas/a/one.test.ts', 1, 100),
      file('schemas/a/two.test.ts', 2, 100),
      file('tests/journeys/three.site.test.ts', 9, 4),
    ],
    steps: [
      { kind: 'step', name: 'open a page', wallSeconds: 3, processorSeconds: 2 },
      { kind: 'step', name: 'open a page', wallSeconds: 3, processorSeconds: 2 },
    ],
    calibration: 0.2,
  });

  expect(lines.join('\n')).toContain(
    [
      'By project',
      'processor     wall  count',
      '      9.0     18.0      4  site',
      '      3.0      6.0    200  unit',
    ].join('\n'),
  );
  expect(lines).toContain('      3.0      6.0    200  schemas/a');
  expect(lines).toContain('      4.0      6.0      2  open a page');
  expect(lines).not.toContain('Over the budget of a test');
});

test('a file is over its budget by what a test of it costs on a machine of the usual speed', () => {
  const files = [file('a.test.ts', 0.09), file('b.site.test.ts', 7, 2), file('c.slow.test.ts', 60)];
  const namesOver = (calibration: number) => {
    const lines = describeCosts({ files, steps: [], calibration });
    const begin = lines.indexOf('Over the budget of a test');
    return begin < 0 ? [] : lines.slice(begin + 2).map((line) => line.trim().split(/\s+/).at(-1));
  };

  expect(namesOver(0.2)).toEqual(['b.site.test.ts', 'a.test.ts']);
  expect(namesOver(0.4)).toEqual([]);
});

test('rows that more than three tests hold are named, those of most tests first', () => {
  const titles = [
    ...Array.from({ length: 4 }, () => 'RT-001 RT-002 says'),
    'RT-002 says again',
    'RT-003 says once',
    'without a row, RT-004',
  ];

  expect(describeRepeatedRows(titles).at(-1)).toBe('  RT-002 5 · RT-001 4');
  expect(describeRepeatedRows([])).toEqual([]);
});
