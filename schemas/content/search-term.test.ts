import { expect, test } from 'vitest';
import { MAX_TERM_LENGTH, searchTermOf } from './search-term.ts';

test.each([
  ['card limit', 'card limit'],
  ['  card \n limit\t', 'card limit'],
  ['card\0limit', 'card limit'],
  ['\0', ''],
  ['', ''],
  ['<b>card</b>', '<b>card</b>'],
  ['card \uD83D', 'card \uFFFD'],
])('%j is searched for as %j', (text, term) => {
  expect(searchTermOf(text)).toBe(term);
});

test('a term that is too long is cut, and never in the middle of a character', () => {
  expect(searchTermOf('a'.repeat(10_000))).toBe('a'.repeat(MAX_TERM_LENGTH));
  expect(searchTermOf(`${'a'.repeat(MAX_TERM_LENGTH - 1)}😀`)).toBe(
    'a'.repeat(MAX_TERM_LENGTH - 1),
  );
});
