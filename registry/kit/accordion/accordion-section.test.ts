import { expect, test } from 'vitest';
import { matchItems } from './accordion-section.tsx';

const before = ['A', 'B', 'C'].map((text, id) => ({ id, text }));

test.each([
  ['their own where nothing changed', ['A', 'B', 'C'], [0, 1, 2]],
  ['their own where one is put before them', ['N', 'A', 'B', 'C'], [3, 0, 1, 2]],
  ['their own where they are moved', ['C', 'A', 'B'], [2, 0, 1]],
  ['their own where one is removed', ['B', 'C'], [1, 2]],
  ['their own where their text is edited', ['A', 'B, but edited', 'C'], [0, 1, 2]],
  ['each its own where two are alike', ['A', 'A', 'B', 'C'], [0, 3, 1, 2]],
])('the ids of items are %s', (_, texts, ids) => {
  expect(matchItems(texts, before)).toEqual(ids);
});

test('the ids of items are new where there were none before', () => {
  expect(matchItems(['A', 'B'], [])).toEqual([0, 1]);
});
