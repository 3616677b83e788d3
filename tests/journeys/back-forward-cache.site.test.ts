import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { SESSION_NAME, sampleSession } from './sample-session.ts';
import { openSite, untilReady } from './visit.ts';
import { BY_AN_ANSWER } from './watch-page.ts';
import { experienceWith, serveRoutes } from './with-routes.ts';

const CARDS = '/en/individuals/cards';
const LOG_IN = '/en/individuals/contact';
const ROUTES = [{ pathPattern: CARDS, auth: { redirectTo: LOG_IN } }];

const { visit, site } = openSite({ site: { experience: experienceWith(ROUTES) } });

/**
 * Tells the page what a browser tells one that comes out of its back-forward cache. Chromium
 * without windows has no such cache.
 */
const comeBack = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('ST-001 ST-002 whoever comes back has the page as it was left, and visits again', async () => {
  const { page, requests, expectQuiet } = await visit('/en/individuals');
  const names = async () =>
    (await page.context().cookies())
      .map(({ name }) => name)
      .filter((name) => !name.endsWith('ptin'))
      .toSorted()
      .join();
  await expect.poll(names).toBe('locale,segment');
  await expectQuiet();
  await page.getByRole('button', { name: 'How do I block my card?' }).click();
  const opened = page.getByText('In the app, open the card');
  await opened.waitFor();
  await page.context().clearCookies();
  const asked = requests.length;

  await comeBack(page);

  await expect.poll(names).toBe('locale,segment');
  await opened.waitFor();
  expect(requests.length).toBe(asked);
  await expectQuiet({ moving: BY_AN_ANSWER });
});

test(
  'a page for those who are signed in is not shown to whoever comes back signed out',
  { tags: ['deep'] },
  async () => {
    const { page } = await visit(CARDS, {
      cookies: { 'signed-in': '1' },
      async prepare(window) {
        await serveRoutes(window, ROUTES);
        await window.goto(`${site().address}/open-environment`);
        await window.evaluate(([name, text]) => localStorage.setItem(name, text), [
          SESSION_NAME,
          sampleSession(),
        ] as const);
      },
    });
    expect(await page.getByText('Cards for every day').count()).toBeGreaterThan(0);
    // No window hears of what it stores itself.
    await page.evaluate((name) => localStorage.removeItem(name), SESSION_NAME);

    await comeBack(page);

    await page.waitForURL(`**${LOG_IN}`);
    await untilReady(page);
    expect(await page.getByText('Cards for every day').count()).toBe(0);
  },
);
