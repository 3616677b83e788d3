import { expect, test } from 'vitest';
import { MAX_TERM_LENGTH, toSearchTerm } from './search-term.ts';

test.each([
  ['card limit', 'card limit'],
  ['  card \n limit\t', 'card limit'],
  ['card\0limit', 'card limit'],
  ['\0', ''],
  ['', ''],
  ['<b>card</b>', '<b>card</b>'],
  ['card \uD83D', 'card \uFFFD'],
])('%j is searched for as %j', (text, term) => {
  expect(toSearchTerm(text)).toBe(term);
});

test('a term that is too long is cut, and never in the middle of a character', () => {
  expect(toSearchTerm('a'.repeat(10_000))).toBe('a'.repeat(MAX_TERM_LENGTH));
  expect(toSearchTerm(`${'a'.repeat(MAX_TERM_LENGTH - 1)}😀`)).toBe(
    'a'.repeat(MAX_TERM_LENGTH - 1),
  );
});
