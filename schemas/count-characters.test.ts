import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { countCharacters } from './count-characters.ts';

test.each([
  ['', 0],
  ['Saver', 5],
  ['Épargne', 7],
  ['👍 yes', 5],
  ['👩‍🚀', 3],
])('"%s" has %d characters', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

test('halves of characters count like whole ones, wherever they stand', () => {
  const units = array(constantFrom('a', '\uD83D', '\uDC4D', '\n'), { maxLength: 12 });

  assert(
    property(units, (some) => {
      const text = some.join('');
      expect(countCharacters(text)).toBe(Array.from(text).length);
    }),
  );
});
