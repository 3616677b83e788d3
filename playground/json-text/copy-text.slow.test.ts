import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { heapInUse } from '#tests/deep/heap.ts';
import { mapDocuments } from '../state/document/names.ts';
import { copyText } from './copy-text.ts';
import { diffTexts } from '../state/document/text-edit.ts';

const LENGTH = 500_000;
const COUNT = 20;

test('a copy of any text is the same text', () => {
  assert(
    property(string({ unit: 'binary' }), (text) => {
      expect(copyText(text)).toBe(text);
    }),
  );
});

test('a part that is copied, or an edit, holds nothing of the text that it was cut from', async () => {
  const kept: unknown[] = [];
  const before = await heapInUse();

  for (let index = 0; index < COUNT; index += 1) {
    const text = `${index} `.repeat(LENGTH / 4);
    kept.push(copyText(text.slice(100, 200)), edited(text));
  }

  // One of them held would be 5 MB or more in all.
  expect((await heapInUse()) - before).toBeLessThan((LENGTH / 4) * COUNT);
  expect(kept).toHaveLength(2 * COUNT);
});

/** The edit with which a part in the middle of a text makes way for another. */
function edited(text: string) {
  const [before, after] = [text, text.slice(0, 1_000) + 'x'.repeat(50) + text.slice(1_100)];
  const texts = mapDocuments(() => '');
  return diffTexts({ ...texts, page: before }, { ...texts, page: after });
}
