import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { logInAs, wayOutOf } from './signing-in.ts';
import { openSite, untilReady } from './visit.ts';

/** A page with little on it. */
const SEARCH = '/en/individuals/search';
const LOG_IN = `/log-in?returnTo=${encodeURIComponent(SEARCH)}`;
const HOME = '/en/individuals';

const { site, visit } = openSite();

test('SE-068 without local storage a log-in lasts in its tab from page to page, and no cookie holds a token', async () => {
  const { page, expectQuiet } = await visit(LOG_IN, {
    prepare: (window) => block(window, ['localStorage']),
  });
  await logInAs(page, 'A private client');
  await page.waitForURL(site().address + SEARCH);
  const other = await page.context().newPage();
  await block(other, ['localStorage']);
  await other.goto(site().address + SEARCH);
  await untilReady(other);
  const wayIn = other.getByRole('banner').first().getByRole('link', { name: 'Log in' });
  await wayIn.waitFor();

  await page.reload();
  await untilReady(page);
  await wayOutOf(page).waitFor();
  const kept = await page.evaluate(() => sessionStorage.getItem('session') ?? '');
  const cookies = await page.context().cookies();
  await wayOutOf(page).click();
  await page.waitForURL(site().address + HOME);

  const tokens = [...kept.matchAll(/"(?:access|refresh)Token":"([^"]+)"/g)].map(
    ([, token]) => token,
  );
  expect(tokens).toHaveLength(2);
  expect(cookies.map(({ name }) => name)).toContain('signed-in');
  expect(cookies.filter(({ value }) => tokens.includes(value))).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('session'))).toBeNull();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('signed-in');
  await expectQuiet();
});

test('SE-068 where nothing is stored, a log-in is refused in a sentence before it is tried', async () => {
  const { page, requests, expectQuiet, expectAccessible } = await visit(LOG_IN, {
    prepare: (window) => block(window, ['localStorage', 'sessionStorage']),
  });

  expect(await page.getByRole('alert').innerText()).toContain('lets us store nothing');
  expect(await page.getByRole('button').count()).toBe(0);
  expect(requests.filter((url) => url.endsWith('/log-in/profiles'))).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('signed-in');
  await expectAccessible();
  await expectQuiet();
});

/** Makes the mere look at these storages throw, as Chromium does where they are blocked. */
async function block(page: Page, names: readonly string[]): Promise<void> {
  await page.addInitScript((blocked: readonly string[]) => {
    for (const name of blocked) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  }, names);
}
