import { assert, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { mapDocuments } from './names.ts';
import { applyEdits, diffTexts, invertEdits } from './text-edit.ts';

const texts = record(mapDocuments(() => string({ unit: 'binary' })));

test('edits lead from any texts to any others, and their inverse back', () => {
  assert(
    property(texts, texts, (before, after) => {
      const edits = diffTexts(before, after);

      expect(applyEdits(before, edits)).toEqual(after);
      expect(applyEdits(after, invertEdits(edits))).toEqual(before);
    }),
    { seed: 20_261_122, numRuns: 300 },
  );
});

test('an edit holds what differs and nothing else', () => {
  const before = { ...mapDocuments(() => 'same'), page: 'one two three' };

  expect(diffTexts(before, { ...before, page: 'one 2 three' })).toEqual([
    { document: 'page', start: 4, removed: 'two', inserted: '2' },
  ]);
  expect(diffTexts(before, { ...before })).toEqual([]);
});

test('edits of other texts are refused as a whole', () => {
  const edits = [
    { document: 'page', start: 0, removed: '', inserted: 'x' },
    { document: 'macros', start: 0, removed: 'gone', inserted: '' },
  ] as const;

  expect(
    applyEdits(
      mapDocuments(() => 'text'),
      edits,
    ),
  ).toBeUndefined();
});
