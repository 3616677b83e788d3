import { expect, test } from 'vitest';
import { memoizeByName } from './memoize-by-name.ts';

/** Makes a value for each name, and notes for which. */
function counted() {
  const made: string[] = [];
  const valueOf = memoizeByName((name) => {
    made.push(name);
    return { name };
  });
  return { made, valueOf };
}

test('a value is made once for each name', () => {
  const { made, valueOf } = counted();

  const first = valueOf('EUR');

  expect(valueOf('EUR')).toBe(first);
  expect(valueOf('USD')).toEqual({ name: 'USD' });
  expect(made).toEqual(['EUR', 'USD']);
});

test('a hundred names are remembered, and one more takes the place of all', () => {
  const { made, valueOf } = counted();
  const names = Array.from({ length: 100 }, (_, index) => `name ${index}`);

  [...names, ...names].forEach(valueOf);
  const madeOfHundred = made.length;
  ['one more', 'one more', 'name 0'].forEach(valueOf);

  expect(madeOfHundred).toBe(100);
  expect(made.slice(100)).toEqual(['one more', 'name 0']);
});
