import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import german from 'hyphen/patterns/de-1996.js';
import { expect, test } from 'vitest';
import { createHyphenator, mayHaveLongWord } from './load-hyphenator.ts';
import { splitWord } from './split-word.ts';

const LONG_WORD = /(?<![\p{L}\p{M}])[\p{L}\p{M}]{12,100}(?![\p{L}\p{M}])/gu;
const LEFT_ALONE = /[@\\_\d\u00AD\u200B]|:\/\/|^\/|[\p{L}\p{M}]\.\p{L}|\p{Ll}\p{Lu}/u;

/** By the definition, word for word. */
const plainly = (text: string) =>
  text.replaceAll(/\S+/g, (token) =>
    LEFT_ALONE.test(token) ? token : token.replaceAll(LONG_WORD, (word) => splitWord(word, german)),
  );

/**
 * Letters of every kind and what stands between them: marks, halves of characters, blanks and
 * signs.
 */
const pieces = oneof(
  string({ unit: 'binary', maxLength: 3 }),
  string({ unit: 'grapheme', maxLength: 14 }),
  constantFrom('baufinanzierung', 'Vorfälligkeit', 'kündig', 'e\u0301', 'ſ', 'İ', '文', 'ا'),
  constantFrom(' ', '\u00A0', '\u2003', '\u2011', '\uFEFF', '“', '’', '-', '/', '.', '@', '_', '5'),
  constantFrom('\u{1D4D0}', '\u{10330}', '\uD835', '\uDC00', '\u0301', '\u00AD'),
);
const texts = array(pieces, { maxLength: 30 }).map((each) => each.join(''));

test('every text is hyphenated as the definition says, whatever is looked at first', () => {
  const hyphenate = createHyphenator(german);

  assert(
    property(texts, (text) => {
      expect(hyphenate(text)).toBe(plainly(text));
      expect(hyphenate(text)).toBe(plainly(text));
    }),
    { numRuns: 1_000 },
  );
});

test('a text of short words is told at once', () => {
  expect(mayHaveLongWord('They called back, as they had said: 12 – “verstanden” …')).toBe(false);
});

test.each([0, 1, 5, 11, 12, 23])(
  'a word of twelve letters behind %i characters is found',
  (place) => {
    expect(mayHaveLongWord(`${'. '.repeat(20).slice(0, place)}Kontoauszüge, so`)).toBe(true);
  },
);
