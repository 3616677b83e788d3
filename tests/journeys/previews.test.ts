import type { BrowserContext } from 'playwright';
import { expect, test } from 'vitest';
import { listScenarios } from '#fixtures';
import { diskStore } from '#fixtures/node';
import { atATime } from './at-a-time.ts';
import { openSite } from './visit.ts';
import { watchPage } from './watch-page.ts';

const { site, visit } = openSite();

const IDS = (await listScenarios(diskStore('fixtures'))).map(({ id }) => id);

/** As many pages as keep two processors busy. */
const PAGES_AT_A_TIME = 6;
const ALL_SCENARIOS_AT_MOST_MS = 150_000;

test(
  'PV-003 every scenario opens at its address, becomes ready, and says nothing',
  async () => {
    const { page } = await visit('/preview/');

    const looks = await atATime(PAGES_AT_A_TIME, IDS, (id) => lookAt(page.context(), id));

    expect(looks.length).toBeGreaterThan(90);
    expect(looks.flat()).toEqual([]);
  },
  ALL_SCENARIOS_AT_MOST_MS,
);

test.each([
  ['a locale', 'home/en?locale=nl-BE', 'Inloggen', '/nl/particulieren'],
  ['a segment', 'home/en?segment=business', 'Log in', '/en/business'],
  ['a session', 'home/en?session=signed-in', 'Log out', '/en/individuals'],
  [
    'all of them',
    'home/en?locale=fr-BE&segment=business&session=signed-in',
    'Se déconnecter',
    '/fr/professionnels',
  ],
])('%s in the query overrides the scenario', async (_, address, wayInOrOut, home) => {
  const { page, expectQuiet } = await visit(`/preview/${address}`);

  const banner = page.getByRole('banner').first();

  expect(await banner.getByRole('link', { name: wayInOrOut }).isVisible()).toBe(true);
  expect(await banner.locator('a:has(.logo)').getAttribute('href')).toBe(home);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await expectQuiet();
});

test('a preview says its language, as a page of the site does', async () => {
  const { page } = await visit('/preview/article/fr');

  expect(await page.locator('html').getAttribute('lang')).toBe('fr-BE');
  expect(await page.title()).toBe('Article in French');
});

test('an override that makes no sense still shows the scenario', async () => {
  const { page, expectQuiet } = await visit('/preview/home/en?locale=Klingon&session=maybe&x=1');

  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await expectQuiet();
});

test('a page that tries to do harm runs nothing and shows the rest of itself', async () => {
  const { page, requests, expectQuiet } = await visit('/preview/page/hostile', {
    prepare: (own) =>
      own.addInitScript(() => {
        window.alert = () => console.error('A script of the page has run.');
      }),
  });
  await page.locator('#page').hover({ position: { x: 400, y: 300 } });
  const links = await page.locator('a[href]').evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).protocol),
  );

  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((protocol) => !/^(https?|tel|mailto):$/.test(protocol))).toEqual([]);
  expect(await page.locator('#page :is(script, iframe)').count()).toBe(0);
  expect(requests.filter((url) => !url.startsWith(site().address))).toEqual([]);
  expect(await page.getByText('Questions').first().isVisible()).toBe(true);
  await expectQuiet();
});

/** Opens one scenario. Gives whatever was wrong with it. */
async function lookAt(context: BrowserContext, id: string): Promise<string[]> {
  const page = await context.newPage();
  const { consoleMessages } = await watchPage(page);
  await page.goto(`${site().address}/preview/${id}`);
  const isReady = await page
    .locator('html[data-status="ready"]:has(#preview-report)')
    .waitFor({ state: 'attached' })
    .then(
      () => true,
      () => false,
    );
  const violations = await page.evaluate(() => window.watchedViolations);
  await page.close();
  const late = isReady ? [] : ['It never became ready.'];
  return [...late, ...consoleMessages, ...violations].map((what) => `${id}: ${what}`);
}
