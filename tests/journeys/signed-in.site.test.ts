import { expect, test } from 'vitest';
import { openSite } from './visit.ts';

const { visit } = openSite();

test.each([
  ['/en/individuals', 'Log out', 'Log in'],
  ['/nl/particulieren', 'Uitloggen', 'Inloggen'],
])(
  'whoever is signed in is offered the way out on %s',
  { tags: ['deep'] },
  async (path, wayOut, wayIn) => {
    const { page, expectQuiet, expectAccessible } = await visit(path, {
      cookies: { 'signed-in': '1' },
    });
    const banner = page.getByRole('banner').first();

    await banner.getByRole('link', { name: wayOut }).waitFor();
    expect(await banner.getByRole('link', { name: wayIn }).count()).toBe(0);
    await expectQuiet();
    await expectAccessible();
  },
);

test('whoever is not signed in is offered the way in', async () => {
  const { page, expectQuiet } = await visit('/en/individuals');
  const banner = page.getByRole('banner').first();

  await banner.getByRole('link', { name: 'Log in' }).waitFor();
  expect(await banner.getByRole('link', { name: 'Log out' }).count()).toBe(0);
  await expectQuiet();
});
