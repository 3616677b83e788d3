import { describe, expect, test } from 'vitest';
import { topBar } from './index.ts';

/** Returns the name of the list of languages on a page in that locale. */
async function languagesIn(locale: string): Promise<string | undefined> {
  const messages = await topBar.messages?.(locale);
  return messages?.['languages'];
}

describe('the messages of the top bar', () => {
  test.each([
    ['en-GB', 'Language'],
    ['en', 'Language'],
    ['de-DE', 'Sprache'],
    ['de', 'Sprache'],
    ['it-IT', 'Lingua'],
    ['it', 'Lingua'],
    ['fr-LU', 'Langue'],
    ['fr-BE', 'Langue'],
    ['fr', 'Langue'],
    ['nl-BE', 'Taal'],
    ['nl-NL', 'Taal'],
    ['nl', 'Taal'],
  ])('LO-010 in %s say %s', async (locale, expected) => {
    expect(await languagesIn(locale)).toBe(expected);
  });

  test.each([
    ['fr-FR', 'Langue'],
    ['en-US', 'Language'],
    ['de-AT', 'Sprache'],
  ])('LO-010 in %s are those of its language', async (locale, expected) => {
    expect(await languagesIn(locale)).toBe(expected);
  });

  test.each(['pl-PL', 'zh-CN', '', '__proto__', '../../index'])(
    'LO-011 are English where the top bar does not know "%s"',
    async (locale) => {
      expect(await languagesIn(locale)).toBe('Language');
    },
  );
});
