import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['short', 10, 'short'],
  ['exactly', 7, 'exactly'],
  ['longer than that', 6, 'longer'],
  ['ab😀cd', 3, 'ab'],
  ['ab😀cd', 4, 'ab😀'],
  ['ab👨‍👩‍👧cd', 9, 'ab'],
  ['ab👨‍👩‍👧cd', 10, 'ab👨‍👩‍👧'],
  ['épargne', 1, ''],
  ['🇧🇪🇳🇱', 6, '🇧🇪'],
  ['🇧🇪'.repeat(60), 161, '🇧🇪'.repeat(40)],
])('of %j %i units are %j', (text, limit, expected) => {
  expect(cutText(text.normalize('NFD'), limit)).toBe(expected);
});

test('a place within a long row of joined signs is found all the same', () => {
  const text = `${'👨‍👩‍👧'.repeat(40)}end`;

  expect(cutText(text, 100)).toBe('👨‍👩‍👧'.repeat(12));
});

test('whatever the text, what is left begins it, fits, and holds no half that was whole', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 300 });
  fc.assert(
    fc.property(texts, fc.nat({ max: 300 }), (text, limit) => {
      const kept = cutText(text, limit);

      expect(text.startsWith(kept)).toBe(true);
      expect(kept.length).toBeLessThanOrEqual(limit);
      expect(kept.isWellFormed()).toBe(true);
    }),
  );
});

test('a character under endless marks is cut, but not within a sign', () => {
  const text = `a${'\u{1D165}'.repeat(200)}`;

  expect(cutText(text, 100)).toHaveLength(99);
});

test('a text that fits stays as it is, even where it ends within a sign', () => {
  expect(cutText('ab\uD83D', 3)).toBe('ab\uD83D');
});
