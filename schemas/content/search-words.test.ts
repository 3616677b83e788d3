import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { matchWords, toSearchWords } from './search-words.ts';

test.each([
  ['Épargne à terme', ['epargne', 'a', 'terme']],
  ['Größe, ŒUVRE', ['grosse', 'oeuvre']],
  ['card CARD Card', ['card']],
  ["l'assurance-vie", ['l', 'assurance', 'vie']],
  ['2.35%', ['2', '35']],
  ['?! — …', []],
  ['', []],
])('the words of %j are %j', (text, words) => {
  expect(toSearchWords(text)).toEqual(words);
});

test.each([
  ['Home loans for a home', ['home'], '[Home] loans for a [home]'],
  ['Épargner plus', ['epargne'], '[Épargner] plus'],
  ['Die Größe', ['gross'], 'Die [Größe]'],
  ['athome', ['home'], 'athome'],
  ['card', [], 'card'],
  ['card', [''], 'card'],
  ['', ['card'], ''],
])('in %j the words that begin with %j are %j', (text, words, marked) => {
  const pieces = matchWords(text, words);

  expect(pieces.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text)).join('')).toBe(
    marked,
  );
});

test('the pieces of any text are that text', () => {
  assert(
    property(string({ unit: 'binary' }), string(), (text, term) => {
      const pieces = matchWords(text, toSearchWords(term));

      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    }),
  );
});
