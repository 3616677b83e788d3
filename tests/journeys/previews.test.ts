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
  ['locale', 'home/en?locale=fr-BE', 'Un crédit hypothécaire qui commence par un chiffre clair'],
  ['session', 'home/en?session=signed-in', 'Log out'],
  ['session back again', 'home/en?session=anonymous', 'Log in'],
  ['two at once', 'home/en?locale=nl-BE&session=signed-in', 'Uitloggen'],
])('the %s in the query overrides the scenario', async (_, address, words) => {
  const { page, expectQuiet } = await visit(`/preview/${address}`);

  expect(await page.getByText(words).first().isVisible()).toBe(true);
  await expectQuiet();
});

test('the segment in the query overrides the scenario', async () => {
  const { page } = await visit('/preview/section-title/full?segment=business');

  const segments = page.getByRole('navigation', { name: 'Segments' }).first();

  expect(await segments.locator('[aria-current]').textContent()).toContain('Business');
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
