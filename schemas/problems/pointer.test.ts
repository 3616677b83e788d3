import { expect, test } from 'vitest';
import { appendPointer, splitPointer } from './pointer.ts';

test('slashes and tildes of a name are escaped, and read back', () => {
  const pointer = appendPointer(appendPointer('/data', 'a/b~c'), 3);

  expect(pointer).toBe('/data/a~1b~0c/3');
  expect(splitPointer(pointer)).toEqual(['data', 'a/b~c', '3']);
});

test('the empty pointer is the whole document', () => {
  expect(splitPointer('')).toEqual([]);
});
