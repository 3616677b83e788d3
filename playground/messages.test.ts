import { expect, test } from 'vitest';
import { LANGUAGES, languageNamed, WORDS, wordsIn } from './messages.ts';

const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted();

test.each(LANGUAGES)(
  '$name has every text of the tool, with the same placeholders',
  ({ locale }) => {
    const own = Object.entries(WORDS[locale]).map(([word, text]) => [word, placeholders(text)]);
    const english = Object.entries(WORDS['en-GB']).map(([word, text]) => [
      word,
      placeholders(text),
    ]);

    expect(own).toEqual(english);
  },
);

test.each(LANGUAGES)('no text of $name is empty', ({ locale }) => {
  expect(Object.values(WORDS[locale]).filter((text) => text.trim() === '')).toEqual([]);
});

test('values stand in the places kept for them, as they are', () => {
  const say = wordsIn('en-GB');

  expect(say('useSuggestion', { word: '$& {{word}}' })).toBe('Use $& {{word}}');
  expect(say('caret', { line: 1 })).toBe('Ln 1, Col {{column}}');
});

test('a language that there is none of is English', () => {
  expect(languageNamed('nl-BE')).toBe('nl-BE');
  expect(languageNamed('tlh')).toBe('en-GB');
  expect(languageNamed(undefined)).toBe('en-GB');
});
