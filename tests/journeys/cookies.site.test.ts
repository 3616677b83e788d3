import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { followRequests } from './follow-requests.ts';
import { holdRequests, SCRIPTS } from './hold-requests.ts';
import { tabTo } from './tab-to.ts';
import { openSite, untilReady, type VisitOptions } from './visit.ts';

const HOME = '/en/individuals';
const ABOUT = '/en/individuals/cookies';
const CUSTOMIZE = 'Choose your cookies';
const MAIN = '🍪 Your cookie choice';

/**
 * The most script that a page may load before anybody shows an intent to use it, in bytes as they
 * travel. Measurement is 6,230 of them, and the API client that it calls 4,330, both after the
 * first paint.
 */
const MAX_SCRIPT_BEFORE_INTENT = 29_500;

/** The cookies of whoever has chosen the lowest level. */
const BASIC = { cookiesOptin: 'false', thirdpartyOptin: 'false' };

const { site, visit } = openSite();

/** A first visit: nothing was chosen yet. */
const firstVisit = (path = HOME, options: VisitOptions = {}) =>
  visit(path, { consent: 'none', ...options });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Returns the cookies in which the browser keeps a choice. */
async function stored(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies();
  const own = cookies.filter(({ name }) => name.endsWith('Optin') || name.endsWith('optin'));
  return Object.fromEntries(own.map(({ name, value }) => [name, value]));
}

/** Opens the dialog by the link in the footer, with keys alone. */
async function openFromFooter(page: Page): Promise<void> {
  await tabTo(page, 'Cookie settings', '.footer');
  await page.keyboard.press('Enter');
}

describe('by the keyboard alone', () => {
  test('CK-025 CK-042 a first visitor is asked, chooses, and is not asked again for 180 days', async () => {
    const { page, expectQuiet } = await firstVisit();
    await dialog(page, MAIN).waitFor();

    await tabTo(page, 'Customize');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Complete');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, 'Save');
    await page.keyboard.press('Enter');

    await dialog(page, CUSTOMIZE).waitFor({ state: 'hidden' });
    await expect.poll(() => stored(page)).toEqual(BASIC);
    const cookies = await page.context().cookies();
    const days = cookies
      .filter(({ name }) => name in { cookiesOptin: 1, thirdpartyOptin: 1 })
      .map(({ expires, path, sameSite, secure }) => [
        Math.round((expires - Date.now() / 1_000) / 86_400),
        path,
        sameSite,
        secure,
      ]);
    expect(days).toEqual([
      [180, '/', 'None', true],
      [180, '/', 'None', true],
    ]);
    await page.reload();
    await untilReady(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expectQuiet();
  });

  test(
    'CK-015 CK-027 on a page about cookies nobody is asked, and chooses from the footer',
    { tags: ['deep'] },
    async () => {
      const { page, expectQuiet } = await firstVisit(ABOUT);
      expect(await page.getByRole('dialog').count()).toBe(0);

      await openFromFooter(page);
      await dialog(page, MAIN).waitFor();
      await tabTo(page, 'Customize');
      await page.keyboard.press('Enter');
      await dialog(page, CUSTOMIZE).waitFor();
      await page.keyboard.press('Escape');
      await tabTo(page, 'Back');
      await page.keyboard.press('Enter');
      await tabTo(page, 'Accept all');
      await page.keyboard.press('Enter');

      await dialog(page, MAIN).waitFor({ state: 'hidden' });
      expect(await stored(page)).toEqual({ cookiesOptin: 'true', thirdpartyOptin: 'true' });
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe('Cookie settings');
      await expectQuiet();
    },
  );

  test(
    'CK-016 CK-017 CK-034 a choice is looked at and left, changed, and withdrawn',
    { tags: ['deep'] },
    async () => {
      const { page, expectQuiet } = await visit(HOME, { consent: 'personal' });

      await openFromFooter(page);
      expect(await page.getByRole('radio', { name: 'Personal' }).isChecked()).toBe(true);
      await page.keyboard.press('Escape');
      await dialog(page, CUSTOMIZE).waitFor({ state: 'hidden' });
      expect(await stored(page)).toEqual({ cookiesOptin: 'true', thirdpartyOptin: 'false' });

      await page.keyboard.press('Enter');
      await tabTo(page, 'Personal');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await dialog(page, CUSTOMIZE).waitFor({ state: 'hidden' });
      expect(await stored(page)).toEqual({ cookiesOptin: 'true', thirdpartyOptin: 'true' });

      await page.keyboard.press('Enter');
      await tabTo(page, 'Complete');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await dialog(page, CUSTOMIZE).waitFor({ state: 'hidden' });
      expect(await stored(page)).toEqual({ cookiesOptin: 'false', thirdpartyOptin: 'false' });
      await expectQuiet();
    },
  );
});

test.each([HOME, ABOUT])(
  'FT-017 a click on the cookie link of %s that comes before the script is answered all the same',
  { tags: ['deep'] },
  async (path) => {
    const { prepare, release } = holdRequests(SCRIPTS);
    const { page, expectQuiet } = await visit(path, { prepare, until: 'readable' });

    await page.locator('.footer').getByRole('link', { name: 'Cookie settings' }).click();
    await page.waitForURL(`**${ABOUT}#cookie-dialog`, { waitUntil: 'commit' });
    release();

    await dialog(page, CUSTOMIZE).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await dialog(page, CUSTOMIZE).press('Escape');
    await page.reload();
    await untilReady(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expectQuiet();
  },
);

describe('a first visit', () => {
  test.each([
    [HOME, 360],
    [HOME, 840],
    [HOME, 1440],
    ['/de/privatkunden', 320],
    ['/fr/particuliers', 1440],
  ])(
    'at %s in %i px moves nothing, is accessible, and loads little',
    { tags: ['deep'] },
    async (path, width) => {
      const { page, expectQuiet, expectAccessible } = await firstVisit(path, { width });
      await page.getByRole('dialog').waitFor();

      await expectAccessible();
      await expectQuiet();
      const script = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
          .reduce((sum, entry) => sum + Reflect.get(entry, 'encodedBodySize'), 0),
      );
      expect(script).toBeGreaterThan(0);
      expect(script).toBeLessThan(MAX_SCRIPT_BEFORE_INTENT);
    },
  );

  test.each([360, 1440])(
    'the main page in %i px is accessible too',
    { tags: ['deep'] },
    async (width) => {
      const { page, expectQuiet, expectAccessible } = await firstVisit(ABOUT, { width });
      await page.getByRole('main').getByRole('link', { name: 'Cookie settings' }).click();
      await dialog(page, MAIN).waitFor();

      expect(await page.getByRole('dialog').getByRole('button').count()).toBe(3);
      await expectAccessible();
      await expectQuiet();
    },
  );

  test('CK-028 asks no browser whose name holds the marker', async () => {
    const { prepare, untilStill } = followRequests();
    const { page } = await firstVisit(HOME, {
      until: 'loaded',
      prepare: async (window) => {
        await nameBrowser(window);
        await prepare(window);
      },
    });

    await untilReady(page);
    await untilStill();

    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('CK-040 the server writes no cookie, and its page is the same for everybody', async () => {
    const [first, second] = await Promise.all([
      site().get(HOME),
      site().get(HOME, { headers: { cookie: 'cookiesOptin=true; thirdpartyOptin=true' } }),
    ]);

    expect(first.headers.has('set-cookie') || second.headers.has('set-cookie')).toBe(false);
    expect(await first.text()).toBe(await second.text());
  });

  test('in two tabs asks in both, until one of them is answered', { tags: ['deep'] }, async () => {
    const { page } = await firstVisit();
    await dialog(page, MAIN).waitFor();
    const other = await page.context().newPage();
    await other.goto(site().address + HOME);
    await dialog(other, MAIN).waitFor();

    await other.getByRole('button', { name: 'Essential cookies only' }).click();

    await dialog(page, MAIN).waitFor({ state: 'hidden' });
    await expect.poll(() => stored(page)).toEqual(BASIC);
    await other.close();
  });

  test(
    'without script asks nothing; the link in the footer leads to the page about cookies',
    { tags: ['deep'] },
    async () => {
      const { page, expectQuiet } = await firstVisit(HOME, { javaScript: false });
      expect(await page.getByRole('dialog').count()).toBe(0);

      await page.getByRole('link', { name: 'Cookie settings' }).click();

      await page.waitForURL(`**${ABOUT}#cookie-dialog`);
      await expectQuiet();
    },
  );

  test(
    'where the code of the dialog does not come, the page can be used, and the link leads on',
    { tags: ['deep'] },
    async () => {
      const { page } = await firstVisit(HOME, {
        prepare: (window) =>
          window.route(/follow-cookie-dialog/, (route) => route.abort('connectionrefused')),
      });
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

      await page.getByRole('link', { name: 'Cookie settings' }).click();

      await page.waitForURL(`**${ABOUT}#cookie-dialog`);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    },
  );

  test('junk in the cookies is no choice', { tags: ['deep'] }, async () => {
    const { page, expectQuiet } = await firstVisit(HOME, {
      cookies: { cookiesOptin: '2', thirdpartyOptin: '%E0%A4%A' },
    });

    await dialog(page, MAIN).waitFor();
    await page.getByRole('button', { name: 'Customize' }).click();
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    await expectQuiet();
  });
});

/** Gives the browser of a page a name by which it wants no question. */
async function nameBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { userAgent } = navigator;
    Object.defineProperty(navigator, 'userAgent', { get: () => `${userAgent} skip-consent/1` });
  });
}
