import { expect, test } from 'vitest';
import { tableOf } from './table.ts';

test('figures stand in columns, with their ratio and whether it is within the bound', () => {
  const table = tableOf([
    { name: 'mounting', value: 63.14, baseline: 59.2, unit: 'ms', bound: 1.15 },
    { name: 'updating', value: 8, baseline: 16, unit: 'ms', bound: 0.35 },
    { name: 'hydrating', value: 8, baseline: 16, unit: 'ms', bound: 0.35, reached: 0.55 },
    { name: 'components rendered', value: 1, unit: 'count', bound: 1 },
    { name: 'messages', value: 4.5, unit: 'kB', bound: 4 },
  ]);

  expect(table.split('\n')).toEqual([
    'row                   figure  baseline  ratio  at most',
    'mounting             63.1 ms   59.2 ms   1.07     1.15    pass',
    'updating             8.00 ms   16.0 ms   0.50     0.35    FAIL',
    'hydrating            8.00 ms   16.0 ms   0.50     0.35  missed',
    'components rendered        1                         1    pass',
    'messages             4.50 kB                   4.00 kB    FAIL',
  ]);
});
