import { expect, test } from 'vitest';
import { LANGUAGES } from '../messages.ts';
import { GALLERY_WORDS, galleryWordsIn, nameOfValue } from './messages.ts';

const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted();
const outlineOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([word, text]) => [word, placeholders(text)]);

test.each(LANGUAGES)(
  '$name has every text of the gallery, with the same placeholders',
  ({ locale }) => {
    const words = GALLERY_WORDS[locale];

    expect(outlineOf(words)).toEqual(outlineOf(GALLERY_WORDS['en-GB']));
    expect(Object.values(words).filter((text) => text.trim() === '')).toEqual([]);
  },
);

test('a value that has a name is called by it, any other as it is written', () => {
  const say = galleryWordsIn('en-GB');

  expect(nameOfValue(say, 'kind', 'page')).toBe('Pages');
  expect(nameOfValue(say, 'locale', 'fr-BE')).toBe('fr-BE');
  expect(nameOfValue(say, 'subject', 'page')).toBe('page');
});
