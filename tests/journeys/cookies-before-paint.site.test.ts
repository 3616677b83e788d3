import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { holdRequests, SCRIPTS } from './hold-requests.ts';
import { openSite, untilReady } from './visit.ts';

const HOME = '/en/individuals';

const { visit } = openSite();

/** Returns the cookies in which the browser keeps a choice. */
async function readStored(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies();
  const own = cookies.filter(({ name }) => /[oO]ptin$/.test(name));
  return Object.fromEntries(own.map(({ name, value }) => [name, value]));
}

describe('with the first paint, while all scripts are still on their way', () => {
  test.each([
    ['CK-025', 'none', true],
    ['CK-026', 'basic', false],
  ] as const)(
    '%s of whoever has chosen %s it is open in the first frame: %s',
    async (_, consent, isOpen) => {
      const { prepare, release } = holdRequests(SCRIPTS);
      const { page } = await visit(HOME, {
        consent,
        until: 'readable',
        prepare: async (window) => {
          await noteFirstFrame(window);
          await prepare(window);
        },
      });

      await expect.poll(() => page.evaluate(() => document.body.dataset['first'])).toBeDefined();

      expect(await page.evaluate(() => document.body.dataset['first'])).toBe(String(isOpen));
      release();
    },
  );

  test.each([360, 1440])(
    'CK-011 CK-020 at %i px it is accessible, and a choice is stored once they come',
    async (width) => {
      const { prepare, release } = holdRequests(SCRIPTS);
      const { page, expectQuiet, expectAccessible } = await visit(HOME, {
        consent: 'none',
        width,
        prepare,
        until: 'readable',
      });
      await page.getByRole('dialog', { name: '🍪 Your cookie choice' }).waitFor();
      await expectAccessible();

      await page.getByRole('button', { name: 'Customize' }).click();
      await page.getByRole('radio', { name: 'Complete' }).check();
      await page.getByRole('button', { name: 'Save' }).click();
      expect([await page.getByRole('dialog').count(), await readStored(page)]).toEqual([0, {}]);
      release();

      await expect
        .poll(() => readStored(page))
        .toEqual({ cookiesOptin: 'true', thirdpartyOptin: 'true' });
      await untilReady(page);
      expect(await page.getByRole('dialog').count()).toBe(0);
      await expectQuiet();
    },
  );

  test('CK-003 CK-017 it stays where Escape is pressed, and where a link in it is followed', async () => {
    const { prepare, release } = holdRequests(SCRIPTS);
    const { page, expectQuiet } = await visit(HOME, {
      consent: 'none',
      prepare,
      until: 'readable',
    });
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();

    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      dialog.getByRole('link').click(),
    ]);
    await opened.close();
    release();
    await expect.poll(() => dialog.getAttribute('data-first-paint')).toBeNull();

    expect([await dialog.count(), await readStored(page)]).toEqual([1, {}]);
    await expectQuiet();
  });
});

test('it asks no more on a page that comes back after the answer was given on another', async () => {
  const { page, expectQuiet } = await visit(HOME, { consent: 'none' });
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.getAttribute('data-first-paint')).toBeNull();
  // No window hears of a cookie, as none hears of anything while it is away.
  await page.evaluate(() => {
    document.cookie = 'thirdpartyOptin=false; path=/';
    document.cookie = 'cookiesOptin=false; path=/';
  });
  expect(await dialog.count()).toBe(1);

  await page.evaluate(
    () => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );

  await expect.poll(() => dialog.count()).toBe(0);
  await expectQuiet();
});

/** Notes on the page whether the dialog is open when its first frame is drawn. */
async function noteFirstFrame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      document.body.dataset['first'] = String(document.querySelector('dialog')?.open);
    });
  });
}
