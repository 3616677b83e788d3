import { expect, test } from 'vitest';
import { findChanges } from './find-changes.ts';
import { pickChanges } from './pick-changes.ts';

const TEXT = ['const a = b + c;', 'const d = !e;', 'const f = 7;', 'const g = true;'].join('\n');
const CHANGES = findChanges('sample.ts', TEXT);
const pick = (count: number, seed: number, changes = CHANGES) =>
  pickChanges(changes, { count, seed }).map(({ to }) => to);

test('one seed picks the same changes, and more of them with a larger number', () => {
  expect(pick(2, 1)).toHaveLength(2);
  expect(pick(4, 1).slice(0, 2)).toEqual(pick(2, 1));
  expect(pick(4, 1).toSorted()).toEqual(CHANGES.map(({ to }) => to).toSorted());
});

test('another seed picks in another order', () => {
  const orders = new Set([1, 2, 3, 4, 5, 6].map((seed) => pick(4, seed).join()));

  expect(orders.size).toBeGreaterThan(1);
});

test('what is added to a file does not change the order of the rest', () => {
  const more = findChanges('sample.ts', `const z = 1 < 2;\n${TEXT}`);
  const known = new Set(CHANGES.map(({ to }) => to));

  expect(pick(99, 1, more).filter((to) => known.has(to))).toEqual(pick(4, 1));
});
