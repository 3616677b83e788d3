import { expect, test } from 'vitest';
import { loadErrorTexts } from './error-texts.ts';

test('in English visitors read the wordings of the specification', async () => {
  expect(await loadErrorTexts('en-GB')).toMatchObject({
    ERROR: 'Something went wrong. Please try again later.',
    NOT_FOUND_HEADING: 'Page not found',
    NOT_FOUND: 'We cannot find the page you are looking for.',
    FEATURE_ERROR: 'This part cannot be shown right now. Please try again later.',
  });
});

test.each(['fr-BE', 'nl-BE', 'de-DE', 'it-IT'])(
  '%s has a text of its own for each',
  async (locale) => {
    const english = await loadErrorTexts('en-GB');

    const texts = await loadErrorTexts(locale);

    expect(Object.keys(texts)).toEqual(Object.keys(english));
    expect(
      Object.entries(texts).filter(([key, text]) => text === '' || text === english[key]),
    ).toEqual([]);
  },
);

test.each([
  ['fr-LU', 'fr-BE'],
  ['it-CH', 'it-IT'],
  ['de-AT', 'de-DE'],
  ['nl-NL', 'nl-BE'],
  ['en-US', 'en-GB'],
])('in %s the texts are those of the same language, %s', async (locale, near) => {
  expect(await loadErrorTexts(locale)).toBe(await loadErrorTexts(near));
});

test('in a language without texts there are none, so that no part mixes two languages', async () => {
  await expect(loadErrorTexts('pl-PL')).rejects.toThrow('pl-PL');
});
