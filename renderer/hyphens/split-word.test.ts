import { readFileSync } from 'node:fs';
import createSplitter from 'hyphen';
import german from 'hyphen/patterns/de-1996.js';
import dutch from 'hyphen/patterns/nl.js';
import { expect, test } from 'vitest';
import { splitWord } from './split-word.ts';

const wordsOf = (path: string) => [
  ...new Set(readFileSync(path, 'utf8').match(/\p{L}{5,}/gu) ?? []),
];

/** The package's own places, but for those that leave two letters alone. */
const withoutShortEnds = (word: string) =>
  word.replace(/^(\p{L}{1,2})\u00AD/u, '$1').replace(/\u00AD(\p{L}{1,2})$/u, '$1');

test.each([
  ['German', german, 'fixtures/pages/de/privatkunden.json'],
  ['Dutch', dutch, 'fixtures/pages/nl/particulieren.json'],
])('every word of a %s page is parted where the package parts it', (_, patterns, path) => {
  const split = createSplitter(patterns, { html: false, minWordLength: 5 });
  const words = wordsOf(path);

  const ours = words.map((word) => splitWord(word, patterns));

  expect(words.length).toBeGreaterThan(200);
  expect(ours).toEqual(words.map((word) => withoutShortEnds(split(word))));
});

test('a word whose small form is longer stays as it is', () => {
  expect(splitWord('İSTANBULVERWALTUNG', german)).toBe('İSTANBULVERWALTUNG');
});
