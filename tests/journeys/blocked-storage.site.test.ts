import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually } from './open-playground.ts';
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

  await expect.poll(() => page.getByRole('alert').innerText()).toContain('lets us store nothing');
  expect(await page.getByRole('button').count()).toBe(0);
  expect(requests.filter((url) => url.endsWith('/log-in/profiles'))).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('signed-in');
  await expectAccessible();
  await expectQuiet();
});

test('CK-051 OV-010 OV-011 where no cookie is taken, the cookie dialog closes on a choice that holds for this page view, which the page says in its language, one message after another', async () => {
  const { page, requests, expectQuiet, expectAccessible } = await visit('/fr/particuliers', {
    consent: 'none',
    width: 360,
    prepare: blockCookies,
  });
  const dialog = page.getByRole('dialog', { name: 'Choisissez vos cookies' });
  await page.getByRole('button', { name: 'Personnaliser' }).press('Enter');
  await dialog.waitFor();
  expect(requests.filter(isOfMessages)).toEqual([]);
  // From here on the time of the page stands still.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  const messages = page.getByRole('status').locator('.snackbar__message');

  await choose(page, 'Complet');
  await runUntilShown(page, messages);
  await expect.poll(() => messages.innerText()).toContain('tant que cette page reste ouverte');
  await messages.locator('.icon svg').waitFor();
  await page
    .locator('.footer')
    .getByRole('link', { name: 'Paramètres des cookies' })
    .press('Enter');
  await dialog.waitFor();
  await expect.poll(() => page.getByRole('radio', { name: 'Complet' }).isChecked()).toBe(true);
  await choose(page, 'De base');
  const first = await messages.elementHandle();
  const isFirst = () => first?.evaluate((message) => message.isConnected);
  const shown = async () => [await messages.count(), await isFirst()];
  await page.clock.runFor(4_900);
  expect(await shown()).toEqual([1, true]);
  await page.clock.runFor(400);
  await expect.poll(shown).toEqual([1, false]);

  // Checks need a time that passes, and a message stays while a pointer is on it.
  await messages.hover();
  await page.clock.resume();
  await expectAccessible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_300);
  await messages.waitFor({ state: 'detached' });
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await expectQuiet();
});

/**
 * Lets the page's time pass until a message is shown. Its code may arrive at any time, and only
 * then asks for the next moment.
 */
async function runUntilShown(page: Page, messages: Locator): Promise<void> {
  await eventually(
    async () => {
      await page.clock.runFor(1);
      return messages.isVisible();
    },
    (isShown) => isShown,
  );
}

/** Chooses by keys: a message stays while a pointer is on it. */
async function choose(page: Page, option: string): Promise<void> {
  await page.getByRole('radio', { name: option }).press('Space');
  await page.getByRole('button', { name: 'Enregistrer' }).press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** The code and the styles of the messages of a page. */
function isOfMessages(url: string): boolean {
  return /show-page-message|named-drawings|react/.test(url);
}

/** Has a page neither take nor show a cookie, as a browser does where they are blocked. */
async function blockCookies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
  });
}

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
