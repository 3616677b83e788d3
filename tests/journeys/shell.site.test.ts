import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { boxOf } from '../whole-pixels.ts';
import { logInAs } from './signing-in.ts';
import { tabTo } from './tab-to.ts';
import { openSite, untilReady } from './visit.ts';

const HOME = '/en/individuals';
const SEGMENT = 'Business';

const { site, visit } = openSite();

/** The kind of profile that a window shows as the active one. */
const active = (tab: Page) =>
  tab.locator('.top-bar__switch-tabs [aria-pressed="true"]').textContent();

describe('by the keyboard alone', () => {
  test(
    'a visitor comes from the home page to a product, to another language and to another segment',
    { tags: ['deep'] },
    async () => {
      const { page, expectQuiet } = await visit(HOME, { width: 1440 });

      await tabTo(page, 'Saving');
      await page.keyboard.press('Enter');
      await tabTo(page, 'Saver Plus');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/saving/saver-plus');
      await untilReady(page);

      await tabTo(page, 'English');
      await page.keyboard.press('Enter');
      await tabTo(page, 'Français');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/fr/**');
      await untilReady(page);

      await tabTo(page, 'Professionnels');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/fr/professionnels');
      await untilReady(page);

      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr-BE');
      await expectQuiet();
    },
  );

  test(
    'ME-008 ME-009 Escape closes a menu and gives the focus back',
    { tags: ['deep'] },
    async () => {
      const { page, expectQuiet } = await visit(HOME, { width: 840 });
      const panel = page.getByRole('region', { name: 'Help' });

      await tabTo(page, 'Help');
      await page.keyboard.press('Tab');
      await tabTo(page, 'Help');
      await page.keyboard.press('Enter');
      await panel.waitFor();
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'hidden' });

      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
        .toBe('Help');
      await expectQuiet();
    },
  );
});

describe('without script', () => {
  test(
    'a visitor comes from the home page to a product, to another language and to another segment',
    { tags: ['deep'] },
    async () => {
      const { page, expectQuiet } = await visit(HOME, { width: 1440, javaScript: false });
      const list = page.getByRole('navigation', { name: 'Main' });

      await list.getByText('Saving', { exact: true }).click();
      await list.getByRole('link', { name: 'Saver Plus' }).click();
      await page.waitForURL('**/saving/saver-plus');

      await page.getByRole('button', { name: 'English' }).click();
      await page
        .getByRole('region', { name: 'Language' })
        .getByRole('link', { name: 'Français' })
        .click();
      await page.waitForURL('**/fr/**');

      await page.getByRole('banner').getByRole('link', { name: 'Professionnels' }).click();
      await page.waitForURL('**/fr/professionnels');
      await expect.poll(() => page.getByRole('contentinfo').isVisible()).toBe(true);
      await expectQuiet();
    },
  );

  test(
    'on a phone too: tabs, their panels, menus over the whole window, and the search',
    { tags: ['deep'] },
    async () => {
      const { page, expectQuiet } = await visit(HOME, { width: 360, javaScript: false });

      const menu = page.getByRole('region', { name: 'Menu' });
      await page.getByRole('button', { name: 'Menu' }).click();
      await menu.getByRole('link', { name: 'Français' }).waitFor();
      await menu.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('region', { name: 'More' }).getByText('Saving', { exact: true }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox', { name: 'Search' }).fill('card limit');
      await page.keyboard.press('Enter');

      await page.waitForURL('**/en/individuals/search?q=card+limit');
      await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Search');
      await expectQuiet();
    },
  );
});

describe('the shell of a page', () => {
  test.each([
    [HOME, 360],
    [HOME, 840],
    [HOME, 1440],
    ['/de/geschaeftskunden', 360],
    ['/de/geschaeftskunden', 1440],
  ])(
    'at %s in %i px moves nothing, is accessible, and says nothing',
    { tags: ['deep'] },
    async (path, width) => {
      const { page, expectQuiet, expectAccessible } = await visit(path, { width });

      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBe(0);
      await expectAccessible();
      await expectQuiet();
    },
  );

  test.each([1280, 1440, 1920])(
    'at its end in %i px, the navigation lies over no text',
    { tags: ['deep'] },
    async (width) => {
      const { page } = await visit(HOME, { width });
      const navigation = page.locator('.navigation-list');
      const legal = page.locator('[data-zone="legalZone"] .slot').first();

      await legal.scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

      const [list, text] = [await navigation.evaluate(boxOf), await legal.evaluate(boxOf)];
      expect(list.bottom).toBeGreaterThan(text.top);
      expect(text.left).toBeGreaterThanOrEqual(list.right);
    },
  );

  test('TB-015 shows on the page of results what was searched for', async () => {
    const { page } = await visit('/en/individuals/search?q=card+limit', { width: 1440 });

    await expect
      .poll(() => page.getByRole('combobox', { name: 'Search' }).inputValue())
      .toBe('card limit');
  });

  test('ME-019 the code of a menu over the whole window comes with the first of them', async () => {
    const { page, requests } = await visit(HOME, { width: 360 });
    const ofMenu = () => requests.filter((url) => url.includes('mobile-menu'));
    await page.locator('html[data-status="ready"]').waitFor();
    expect(ofMenu()).toEqual([]);

    await page.getByRole('button', { name: 'Menu' }).click();

    await expect.poll(() => ofMenu().length).toBe(1);
    await expect.poll(() => page.getByRole('dialog', { name: 'Menu' }).isVisible()).toBe(true);
  });

  test('a menu that was opened before the script came is taken over', async () => {
    const { page } = await visit(HOME, { width: 840 });
    const state = () => page.locator('#help').getAttribute('data-state');

    await page.getByRole('button', { name: 'Help' }).click();

    await expect.poll(state).toBe('opened');
  });
});

describe('somebody with both kinds of profile', () => {
  test('TB-040 switches in one tab, and sees it in every tab', { tags: ['deep'] }, async () => {
    const { page } = await visit(`/log-in?returnTo=${encodeURIComponent(HOME)}`, {
      width: 1000,
      until: 'loaded',
    });
    await logInAs(page, 'A private and professional client');
    await page.waitForURL(site().address + HOME);
    const other = await page.context().newPage();
    await other.setViewportSize({ width: 1000, height: 900 });
    await other.goto(site().address + HOME);
    await expect.poll(() => active(page)).toBe('Private');
    await expect.poll(() => active(other)).toBe('Private');

    await page.getByRole('button', { name: SEGMENT, exact: true }).click();

    await expect.poll(() => active(page)).toBe('Business');
    await expect.poll(() => active(other)).toBe('Business');
    await other.close();
  });

  test.each([
    ['A private client', 360],
    ['A private and professional client', 360],
    ['A private and professional client', 700],
    ['A private and professional client', 840],
    ['A private and professional client', 1279],
    ['A private and professional client', 1440],
  ])(
    'TB-038 as %s reads a name in %i px, and nothing has moved',
    { tags: ['deep'] },
    async (person, width) => {
      const { page } = await visit(`/log-in?returnTo=${encodeURIComponent(HOME)}`, {
        width,
        until: 'loaded',
      });
      await logInAs(page, person);
      await page.waitForURL(site().address + HOME);

      await expect
        .poll(() => page.locator('.top-bar__profile-name').textContent())
        .toBe('Nora Peeters');
      const moved = await page.evaluate(() => window.watchedMoves.map(({ what }) => what));
      expect(moved).toEqual([]);
    },
  );
});
