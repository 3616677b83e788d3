import { expect, test } from 'vitest';
import { memoizeByObject } from './memoize-by-object.ts';

test('a value is made once for each object, also where it is none', () => {
  const made: object[] = [];
  const valueOf = memoizeByObject((key: { readonly size?: number }) => {
    made.push(key);
    return key.size;
  });
  const keys = [{ size: 1 }, { size: 1 }, {}];

  expect([...keys, ...keys].map(valueOf)).toEqual([1, 1, undefined, 1, 1, undefined]);
  expect(made).toEqual(keys);
});
