import { expect, test } from 'vitest';
import { LANGUAGES } from '../messages.ts';
import { GALLERY_MESSAGES, galleryTranslatorFor, nameOfValue } from './messages.ts';

const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted();
const outlineOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([word, text]) => [word, placeholders(text)]);

test.each(LANGUAGES)(
  '$name has every text of the gallery, with the same placeholders',
  ({ locale }) => {
    const words = GALLERY_MESSAGES[locale];

    expect(outlineOf(words)).toEqual(outlineOf(GALLERY_MESSAGES['en-GB']));
    expect(Object.values(words).filter((text) => text.trim() === '')).toEqual([]);
  },
);

test('a value that has a name is called by it, any other as it is written', () => {
  const t = galleryTranslatorFor('en-GB');

  expect(nameOfValue(t, 'kind', 'page')).toBe('Pages');
  expect(nameOfValue(t, 'locale', 'fr-BE')).toBe('fr-BE');
  expect(nameOfValue(t, 'subject', 'page')).toBe('page');
});
