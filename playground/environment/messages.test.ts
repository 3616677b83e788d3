import { expect, test } from 'vitest';
import { GALLERY_MESSAGES } from '../gallery/messages.ts';
import { LOG_IN_MESSAGES } from '../log-in/messages.ts';
import { languageOf, languages, MESSAGES, translatorFor } from './messages.ts';

const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted();
const placeholdersIn = (messages: Readonly<Record<string, string>>) =>
  Object.entries(messages).map(([key, text]) => [key, placeholders(text)]);

test.each(languages)(
  '$name has every text of the tools, with the same placeholders',
  ({ locale }) => {
    const [own, english] = [locale, 'en-GB' as const].map((each) => [
      placeholdersIn(MESSAGES[each]),
      placeholdersIn(GALLERY_MESSAGES[each]),
      placeholdersIn(LOG_IN_MESSAGES[each]),
    ]);

    expect(own).toEqual(english);
  },
);

test.each(languages)('no text of $name is empty', ({ locale }) => {
  const files = [MESSAGES[locale], GALLERY_MESSAGES[locale], LOG_IN_MESSAGES[locale]];
  const texts = files.flatMap((each) => Object.values(each));

  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
});

test('the languages are those of the message files, by the names they have in themselves', () => {
  expect(languages).toEqual([
    { locale: 'en-GB', name: 'English' },
    { locale: 'fr-BE', name: 'Français' },
    { locale: 'nl-BE', name: 'Nederlands' },
    { locale: 'de-DE', name: 'Deutsch' },
  ]);
});

test('each language has a translator of its own, whichever was made last', () => {
  const [english, dutch] = [translatorFor('en-GB'), translatorFor('nl-BE')];

  expect([english('redo'), dutch('redo')]).toEqual([
    MESSAGES['en-GB'].redo,
    MESSAGES['nl-BE'].redo,
  ]);
  expect(english('redo')).not.toBe(dutch('redo'));
});

test('values stand in their placeholders as they are', () => {
  const t = translatorFor('en-GB');

  const words = ['$& {{word}}', '<b>&"', '$t(undo)', '{{- word}}'];

  expect(words.map((word) => t('useSuggestion', { word }))).toEqual(
    words.map((word) => `Use ${word}`),
  );
  expect(t('caret', { line: 1 })).toBe('Ln 1, Col {{column}}');
});

test('a locale that the tool has no messages for is English', () => {
  expect(['nl-BE', 'tlh', 'constructor', undefined].map(languageOf)).toEqual([
    'nl-BE',
    'en-GB',
    'en-GB',
    'en-GB',
  ]);
});
