import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { listScenarios } from '#fixtures';
import { diskStore } from '#fixtures/node';
import { openSite } from './visit.ts';

const { site, visit } = openSite();

const SCENARIOS = await listScenarios(diskStore('fixtures'));
const TITLES = SCENARIOS.map(({ scenario: { title } }) => title);
const withTag = (tag: string) =>
  SCENARIOS.filter(({ scenario: { tags = [] } }) => tags.includes(tag));

const items = (page: Page) => page.getByRole('list', { name: 'Scenarios' }).locator('> li');
const titles = (page: Page) => items(page).getByRole('heading').allTextContents();
const find = (page: Page) => page.getByRole('searchbox', { name: 'Find a scenario' });

test('PV-001 the gallery lists every scenario with its title and its tags', async () => {
  const { page, expectQuiet } = await visit('/preview/');

  const tags = await items(page).evaluateAll((all) =>
    all.map((item) =>
      [...item.querySelectorAll('[aria-label="Tags"] > li')].map((tag) => tag.textContent),
    ),
  );

  expect(TITLES.length).toBeGreaterThan(90);
  expect(await titles(page)).toEqual(TITLES);
  expect(tags).toEqual(SCENARIOS.map(({ scenario }) => scenario.tags ?? []));
  await expectQuiet();
});

test('PV-001 the gallery filters by text and by tag, and its address leads back to what it shows', async () => {
  const { page } = await visit('/preview/');
  const wanted = withTag('macros').filter(({ scenario }) => /french/i.test(scenario.title));

  // Only the tags that are used most stand there from the start.
  await page.getByRole('button', { name: / more$/ }).click();
  await page.getByRole('button', { name: 'macros', exact: true }).click();
  const byTag = await titles(page);
  await find(page).fill('FRENCH');
  const byBoth = await titles(page);
  const { page: shared } = await visit(new URL(page.url()).href);

  expect(byTag).toEqual(withTag('macros').map(({ scenario }) => scenario.title));
  expect(byBoth).toEqual(wanted.map(({ scenario }) => scenario.title));
  expect(byBoth.length).toBeGreaterThan(0);
  expect(await titles(shared)).toEqual(byBoth);
});

test('the gallery filters by what scenarios are about, and says how many it shows', async () => {
  const { page } = await visit('/preview/');

  await page.getByRole('checkbox', { name: /^accordion \d+$/ }).check();
  await page.getByRole('checkbox', { name: /^link-list \d+$/ }).check();

  const about = SCENARIOS.filter(({ id }) => /^(accordion|link-list)\//.test(id));
  expect(await titles(page)).toEqual(about.map(({ scenario }) => scenario.title));
  expect(await page.getByRole('status').textContent()).toContain(
    `${about.length} of ${SCENARIOS.length} shown`,
  );
});

test('where nothing fits, the gallery says what was asked and leads back', async () => {
  const { page, expectAccessible } = await visit('/preview/?text=zzz&tag=no-such-tag');

  const said = await page.getByText('No scenario fits').textContent();
  await expectAccessible();
  await page.getByRole('button', { name: 'Show all scenarios' }).click();

  expect(said).toContain('"zzz", no-such-tag');
  expect(await items(page).count()).toBe(SCENARIOS.length);
  expect(new URL(page.url()).search).toBe('');
});

test('a person with a keyboard finds a scenario and opens it', async () => {
  const { page } = await visit('/preview/');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('tries to do harm');
  await page.getByRole('link', { name: 'Page that tries to do harm', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/preview/page/hostile');

  await expect.poll(() => page.title()).toBe('Page that tries to do harm');
});

test('a scenario leads into the playground', async () => {
  const { page } = await visit('/preview/?text=article+in+french');

  const link = page.getByRole('link', { name: 'Edit Article in French in the playground' });

  expect(await link.getAttribute('href')).toBe('/playground/?scenario=article%2Ffr');
});

test('pictures are loaded as they come near, and nobody can get lost in them', async () => {
  const { page } = await visit('/preview/');
  const pictures = page.locator('iframe');
  await pictures.first().waitFor({ state: 'attached' });

  const atFirst = await pictures.count();
  await items(page).last().scrollIntoViewIfNeeded();
  await items(page).last().locator('iframe').waitFor({ state: 'attached' });
  const stops = await page.evaluate(() =>
    [...document.querySelectorAll('iframe')].filter((frame) => !frame.closest('[inert]')),
  );

  expect(atFirst).toBeGreaterThan(0);
  expect(atFirst).toBeLessThan(SCENARIOS.length / 2);
  expect(await items(page).first().locator('iframe').count()).toBe(0);
  expect(stops).toEqual([]);
});

test.each([1440, 840, 360])(
  'at %i px the gallery is accessible and fits its window',
  async (width) => {
    const { page, expectQuiet, expectAccessible } = await visit('/preview/?tag=hostile', { width });

    await expectAccessible();
    await expectQuiet();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  },
);

test('who turns to dark finds it dark again', async () => {
  const { page, expectAccessible } = await visit('/preview/?tag=hostile');

  await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.reload();
  await page.locator('html[data-status="ready"]').waitFor();

  expect(await page.getByRole('button', { name: 'Light theme' }).isVisible()).toBe(true);
  await expectAccessible();
});

test('where the list cannot be read, the gallery says so', async () => {
  const { page } = await visit('/preview/', {
    prepare: (own) => own.route('**/preview/index.json', (route) => route.abort()),
    until: 'loaded',
  });

  const alert = page.getByRole('alert');
  await alert.waitFor();

  expect(await alert.textContent()).toContain('The list of scenarios could not be read');
  expect(site().messages).toEqual([]);
});
