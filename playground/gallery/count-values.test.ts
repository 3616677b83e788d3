import { expect, test } from 'vitest';
import { countValues } from './count-values.ts';

test('values are counted and stand in alphabetical order', () => {
  expect(countValues(['page', 'card', 'page', 'constructor'])).toEqual([
    { value: 'card', count: 1 },
    { value: 'constructor', count: 1 },
    { value: 'page', count: 2 },
  ]);
});
