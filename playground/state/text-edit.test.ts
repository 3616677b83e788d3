import { assert, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { byDocument } from './names.ts';
import { applyEdits, editsBetween, inverseOf } from './text-edit.ts';

const texts = record(byDocument(() => string({ unit: 'binary' })));

test('edits lead from any texts to any others, and their inverse back', () => {
  assert(
    property(texts, texts, (before, after) => {
      const edits = editsBetween(before, after);

      expect(applyEdits(before, edits)).toEqual(after);
      expect(applyEdits(after, inverseOf(edits))).toEqual(before);
    }),
    { seed: 20_261_122, numRuns: 300 },
  );
});

test('an edit holds what differs and nothing else', () => {
  const before = { ...byDocument(() => 'same'), page: 'one two three' };

  expect(editsBetween(before, { ...before, page: 'one 2 three' })).toEqual([
    { document: 'page', start: 4, removed: 'two', inserted: '2' },
  ]);
  expect(editsBetween(before, { ...before })).toEqual([]);
});

test('edits of other texts are refused as a whole', () => {
  const edits = [
    { document: 'page', start: 0, removed: '', inserted: 'x' },
    { document: 'macros', start: 0, removed: 'gone', inserted: '' },
  ] as const;

  expect(
    applyEdits(
      byDocument(() => 'text'),
      edits,
    ),
  ).toBeUndefined();
});
