import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { listScenarios } from '#fixtures';
import { diskStore } from '#fixtures/node';
import { boxOf } from '../whole-pixels.ts';
import { openSite, type VisitOptions } from './visit.ts';
import { withoutPictures } from './without-pictures.ts';

const { site, visit } = openSite();

/** Opens the gallery with empty pictures. */
const visitList = (path: string, options: VisitOptions = {}) =>
  visit(path, { ...options, prepare: withoutPictures });

const SCENARIOS = await listScenarios(diskStore('fixtures'));
const TITLES = SCENARIOS.map(({ scenario: { title } }) => title);
const withTag = (tag: string) =>
  SCENARIOS.filter(({ scenario: { tags = [] } }) => tags.includes(tag));

const items = (page: Page) => page.getByRole('list', { name: 'Scenarios' }).locator('> li');
const titles = (page: Page) => items(page).getByRole('heading').allTextContents();
const find = (page: Page) => page.getByRole('searchbox', { name: 'Find a scenario' });

test('PV-001 the gallery lists every scenario with its title and its tags', async () => {
  const { page, expectQuiet } = await visitList('/preview/');

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
  const { page } = await visitList('/preview/');
  const expected = withTag('macros').filter(({ scenario }) => /french/i.test(scenario.title));

  // Only the tags that are used most stand there from the start.
  await page.getByRole('button', { name: / more$/ }).click();
  await page.getByRole('button', { name: 'macros', exact: true }).click();
  const byTag = await titles(page);
  await find(page).fill('FRENCH');
  const byBoth = await titles(page);
  const { page: shared } = await visitList(new URL(page.url()).href);

  expect(byTag).toEqual(withTag('macros').map(({ scenario }) => scenario.title));
  expect(byBoth).toEqual(expected.map(({ scenario }) => scenario.title));
  expect(byBoth.length).toBeGreaterThan(0);
  expect(await titles(shared)).toEqual(byBoth);
});

test('the gallery filters by what scenarios are about, and says how many it shows', async () => {
  const { page } = await visitList('/preview/');

  await page.getByRole('checkbox', { name: /^accordion \d+$/ }).check();
  await page.getByRole('checkbox', { name: /^link-list \d+$/ }).check();

  const about = SCENARIOS.filter(({ id }) => /^(accordion|link-list)\//.test(id));
  expect(await titles(page)).toEqual(about.map(({ scenario }) => scenario.title));
  expect(await page.getByRole('status').textContent()).toContain(
    `${about.length} of ${SCENARIOS.length} shown`,
  );
});

test('the gallery filters by kind, language, segment and check, and its address leads back to it', async () => {
  const { page } = await visitList('/preview/');
  const expected = SCENARIOS.filter(
    ({ scenario: { page: shown, locale, expectedFaults } }) =>
      expectedFaults?.length && (shown.fixture?.startsWith('nl/') ?? locale === 'nl-BE'),
  ).map(({ scenario }) => scenario.title);

  const filters = page.getByRole('search', { name: 'Filters' });
  await filters.getByRole('group', { name: 'Kind' }).getByLabel('Pages').check();
  await filters.getByRole('group', { name: 'Locale' }).getByLabel('nl-BE').check();
  await filters.getByRole('group', { name: 'Segment' }).getByLabel('individuals').check();
  await filters.getByRole('group', { name: 'Check' }).getByLabel('Has faults').check();
  const found = await titles(page);
  const { page: shared } = await visitList(new URL(page.url()).href);

  expect(expected.length).toBeGreaterThan(0);
  expect(found).toEqual(expected);
  expect(await titles(shared)).toEqual(found);
});

test('all pictures have the width that was chosen, in columns as wide', async () => {
  const { page } = await visitList('/preview/?subject=service-card');
  const columns = () =>
    page
      .getByRole('list', { name: 'Scenarios' })
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  const before = await columns();

  await page.getByRole('combobox', { name: 'Width' }).selectOption('360');
  await page.locator('iframe').first().waitFor({ state: 'attached' });

  const widths = await page
    .locator('iframe')
    .evaluateAll((all) => all.map((frame) => frame.getAttribute('width')));
  expect(new Set(widths)).toEqual(new Set(['360']));
  expect(await columns()).toBeGreaterThan(before);
  expect(new URL(page.url()).searchParams.get('width')).toBe('360');
});

test('two scenarios stand side by side, and the address brings both back', async () => {
  const { page, expectAccessible } = await visitList('/preview/?subject=section-title');
  const pair = page.getByRole('region', { name: 'Side by side' });
  const [one, other] = await titles(page);

  await page.getByRole('button', { name: `Compare ${one}`, exact: true }).click();
  const afterOne = await pair.innerText();
  await page.getByRole('button', { name: `Compare ${other}`, exact: true }).click();
  const [left, right] = await Promise.all(
    [0, 1].map((index) => pair.locator('iframe').nth(index).evaluate(boxOf)),
  );
  await expectAccessible();
  const { page: shared } = await visitList(new URL(page.url()).href);
  await page.getByRole('button', { name: 'End comparison' }).click();

  expect(afterOne).toContain('Choose a second scenario');
  expect(left?.right).toBeLessThan(right?.left ?? 0);
  expect(left?.top).toBe(right?.top);
  expect(
    await shared
      .getByRole('region', { name: 'Side by side' })
      .getByRole('heading', { level: 3 })
      .allTextContents(),
  ).toEqual([one, other]);
  expect(await pair.count()).toBe(0);
});

test('a broken scenario shows what it expects, and what came where that is something else', async () => {
  const { page } = await visit('/preview/?subject=accordion&check=faults', {
    prepare: (own) =>
      own.route('**/preview/index.json', async (route) => {
        const response = await route.fetch();
        const { scenarios } = await response.json();
        const wrong = scenarios.map((each: { id: string }) =>
          each.id === 'accordion/broken' ? { ...each, expectedFaults: ['too-large'] } : each,
        );
        await route.fulfill({ json: { scenarios: wrong } });
      }),
  });
  const item = (address: string) =>
    items(page).filter({ has: page.locator(`a[href="${address}"]`) });

  const asExpected = item('/preview/accordion/broken-item');
  const other = item('/preview/accordion/broken');

  await other.getByText('Not as expected. Expected: too-large. Came: too-small.').waitFor();
  expect(await asExpected.innerText()).toContain('Expected here: missing-property');
});

test('a part is shown alone, and has header and footer where they are asked for', async () => {
  const { page } = await visit('/preview/service-card/full');
  const landmarks = () =>
    Promise.all(
      (['banner', 'contentinfo', 'main'] as const).map((role) => page.getByRole(role).count()),
    );
  const alone = await landmarks();
  await page.goto(`${site().address}/preview/service-card/full?shell=shown`);
  await page.getByRole('contentinfo').waitFor();
  const [banners, footers] = await landmarks();

  expect(alone).toEqual([0, 0, 1]);
  expect([banners, footers]).toEqual([expect.any(Number), 1]);
});

test('an unknown address is a page for people, in their language, with ways on', async () => {
  const { page, expectAccessible, consoleMessages } = await visit('/preview/service-card/ful', {
    width: 360,
    prepare: (own) =>
      own.addInitScript(() => window.localStorage.setItem('vitrine-playground:language', 'fr-BE')),
  });

  await expectAccessible();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr-BE');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('service-card/ful');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(consoleMessages).toEqual([expect.stringContaining('404')]);
  await page.getByRole('listitem').getByRole('link').first().click();
  await page.waitForURL('**/preview/service-card/full');
});

test('the gallery speaks every language of the tool, also the next time', async () => {
  const { page, expectAccessible } = await visitList('/preview/?subject=section-title');
  const heading = page.getByRole('heading', { level: 1 });
  const spoken: Record<string, string | null> = {};

  for (const language of ['fr-BE', 'nl-BE', 'de-DE']) {
    // By its place: its name is in the language that is about to change.
    await page.locator('.gallery-bar select').selectOption(language);
    await page.locator(`html[lang="${language}"]`).waitFor();
    spoken[language] = await heading.textContent();
  }
  await expectAccessible();
  await page.reload();
  await page.locator('html[data-status="ready"]').waitFor();

  expect(spoken).toEqual({ 'fr-BE': 'Scénarios', 'nl-BE': 'Scenario’s', 'de-DE': 'Szenarien' });
  expect(await heading.textContent()).toBe('Szenarien');
});

test('where nothing fits, the gallery says what was asked and leads back', async () => {
  const { page, expectAccessible } = await visitList('/preview/?text=zzz&tag=no-such-tag');

  const said = await page.getByText('No scenario fits').textContent();
  await expectAccessible();
  await page.getByRole('button', { name: 'Show all scenarios' }).click();

  expect(said).toContain('"zzz", no-such-tag');
  expect(await items(page).count()).toBe(SCENARIOS.length);
  expect(new URL(page.url()).search).toBe('');
});

test('a person with a keyboard finds a scenario and opens it', async () => {
  const { page } = await visitList('/preview/');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('tries to do harm');
  await page.getByRole('link', { name: 'Page that tries to do harm', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/preview/page/hostile');

  await expect.poll(() => page.title()).toBe('Page that tries to do harm');
});

test('a scenario leads into the playground', async () => {
  const { page } = await visitList('/preview/?text=article+in+french');

  const link = page.getByRole('link', { name: 'Edit Article in French in the playground' });

  expect(await link.getAttribute('href')).toBe('/playground/?scenario=article%2Ffr');
});

test('pictures are loaded as they come near, and nobody can get lost in them', async () => {
  const { page } = await visitList('/preview/');
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

test('who turns to dark finds it dark again', async () => {
  const { page, expectAccessible } = await visitList('/preview/?tag=hostile');

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
