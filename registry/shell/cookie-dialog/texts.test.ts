import { expect, test } from 'vitest';
import { cookieDialog } from './index.ts';

test.each([
  ['de-DE', 'Wählen Sie Ihre Cookies'],
  ['fr-BE', 'Choisissez vos cookies'],
  ['nl-BE', 'Kies je cookies'],
  ['nl-NL', 'Kies je cookies'],
  ['en-GB', 'Choose your cookies'],
  ['it-IT', 'Choose your cookies'],
])('CK-047 in %s the customize page is called "%s"', async (locale, title) => {
  expect(await cookieDialog.messages?.(locale)).toMatchObject({ customizeTitle: title });
});
