import { expect, test } from 'vitest';
import { LANGUAGES, languageNamed, MESSAGES, translatorFor } from './messages.ts';

const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted();

test.each(LANGUAGES)(
  '$name has every text of the tool, with the same placeholders',
  ({ locale }) => {
    const own = Object.entries(MESSAGES[locale]).map(([word, text]) => [word, placeholders(text)]);
    const english = Object.entries(MESSAGES['en-GB']).map(([word, text]) => [
      word,
      placeholders(text),
    ]);

    expect(own).toEqual(english);
  },
);

test.each(LANGUAGES)('no text of $name is empty', ({ locale }) => {
  expect(Object.values(MESSAGES[locale]).filter((text) => text.trim() === '')).toEqual([]);
});

test('values stand in the places kept for them, as they are', () => {
  const t = translatorFor('en-GB');

  expect(t('useSuggestion', { word: '$& {{word}}' })).toBe('Use $& {{word}}');
  expect(t('caret', { line: 1 })).toBe('Ln 1, Col {{column}}');
});

test('a language that there is none of is English', () => {
  expect(languageNamed('nl-BE')).toBe('nl-BE');
  expect(languageNamed('tlh')).toBe('en-GB');
  expect(languageNamed(undefined)).toBe('en-GB');
});
