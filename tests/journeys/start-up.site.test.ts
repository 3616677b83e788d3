import { expect, test } from 'vitest';
import { openSite } from './visit.ts';

const { visit } = openSite();

const pathsOf = (requests: readonly string[]) => requests.map((url) => new URL(url).pathname);

// ST-001 as well, which a title of three ids has no place for: back-forward-cache holds it.
test('ST-002 ST-003 ST-007 a visit sets the cookies of its locale and segment for half a year, asks once for the configuration, and has pages without a language in its own', async () => {
  const { page, requests, expectQuiet } = await visit('/fr/professionnels', { consent: 'none' });
  const cookies = () => page.context().cookies();

  await expect.poll(async () => (await cookies()).map(({ name }) => name)).toContain('segment');

  const now = Date.now() / 1_000;
  const days = ({ expires }: { readonly expires: number }) => Math.round((expires - now) / 86_400);
  const found = (await cookies()).map((one) => [one.name, one.value, one.path, days(one)]);
  expect(found).toHaveLength(2);
  expect(found).toEqual(
    expect.arrayContaining([
      ['locale', 'fr-BE', '/', 183],
      ['segment', 'Business', '/', 183],
    ]),
  );
  expect((await cookies()).map(({ sameSite, secure }) => [sameSite, secure])).toEqual([
    ['None', true],
    ['None', true],
  ]);
  await expect.poll(() => pathsOf(requests)).toContain('/open-environment');
  await page.waitForLoadState('networkidle');
  expect(pathsOf(requests).filter((path) => path === '/open-environment')).toHaveLength(1);
  await expectQuiet();

  await page.goto(new URL('/no-such-page', page.url()).href);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr-BE');
});

test('a tab that is opened behind others, and never painted, starts up all the same', async () => {
  const { page } = await visit('/en/individuals', {
    prepare: (window) =>
      window.addInitScript(() => {
        Object.defineProperty(document, 'hidden', { get: () => true });
        globalThis.requestAnimationFrame = () => 0;
      }),
  });

  const cookies = () => page.context().cookies();

  await expect.poll(async () => (await cookies()).map(({ name }) => name)).toContain('locale');
});
