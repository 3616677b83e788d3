import { expect, test } from 'vitest';
import { findClickedMacro } from './find-clicked-macro.ts';
import { MACROS } from './open-macros.testing.tsx';

const TEXT = 'Daily up to %{savings:rate}%, from %{loans:fee}% (%{loans:hours}%)';

const find = (word: string, locale = 'en-GB') =>
  findClickedMacro({ text: TEXT, word, locale }, MACROS);

test.each([
  ['2.35%,', 'en-GB', 'savings:rate'],
  ['2,35\u00a0%', 'fr-BE', 'savings:rate'],
  ['US$6.00', 'en-GB', 'loans:fee'],
  ['(To\u00adus)', 'fr-BE', 'loans:hours'],
  ['from', 'en-GB', undefined],
  ['2', 'en-GB', undefined],
])('"%s" in %s is the value of %s', (word, locale, name) => {
  expect(find(word, locale)).toBe(name);
});
