import type { Frame, Page, Request } from 'playwright';
import { expect, test } from 'vitest';
import { listScenarios } from '#fixtures';
import { createDiskStore } from '#fixtures/node';
import { boxOf } from '../whole-pixels.ts';
import { openSite, untilReady, type Visit } from './visit.ts';
import { withoutPictures } from './without-pictures.ts';

const { site, visit } = openSite();

let shared: Visit | undefined;

/**
 * The gallery with empty pictures, in one window for all tests: each leaves every scenario in the
 * list.
 */
const gallery = async (): Promise<Visit> =>
  (shared ??= await visit('/preview/', { prepare: withoutPictures, lastsForFile: true }));

const SCENARIOS = await listScenarios(createDiskStore('fixtures'));
const TITLES = SCENARIOS.map(({ scenario: { title } }) => title);
const withTag = (tag: string) =>
  SCENARIOS.filter(({ scenario: { tags = [] } }) => tags.includes(tag));

const items = (page: Page) => page.getByRole('list', { name: 'Scenarios' }).locator('> li');
const titles = (page: Page) => items(page).getByRole('heading').allTextContents();
const find = (page: Page) => page.getByRole('searchbox', { name: 'Find a scenario' });
const count = (page: Page) => items(page).count();
const titlesOf = (scenarios: typeof SCENARIOS) => scenarios.map(({ scenario }) => scenario.title);

test('PV-001 the gallery lists every scenario with its title and its tags', async () => {
  const { page, expectQuiet } = await gallery();

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

test(
  'pictures are loaded as they come near, and nobody can get lost in them',
  { tags: ['deep'] },
  async () => {
    const { page } = await gallery();
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
    await expect.poll(() => items(page).first().locator('iframe').count()).toBe(0);
    expect(stops).toEqual([]);
  },
);

test(
  'nine pictures that are drawn anew, which share no cache, cost at most 60 requests',
  { tags: ['deep'] },
  async () => {
    const requests: Frame[] = [];
    const note = (request: Request) => void requests.push(request.frame());
    const prepare = async (window: Page) => void window.on('request', note);
    const { page } = await visit('/preview/?subject=accordion', { prepare });
    const frames = () => [...new Set(requests)].filter((frame) => frame !== page.mainFrame());
    await expect.poll(() => frames().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(9);
    const nine = frames().slice(0, 9);
    await Promise.all(nine.map((frame) => frame.waitForSelector('html[data-status="ready"]')));

    const cost = requests.filter((frame) => nine.includes(frame)).length;

    expect(cost).toBeGreaterThan(9);
    expect(cost).toBeLessThanOrEqual(60);
  },
);

test(
  'PV-001 the gallery filters by text and by tag, and where nothing fits says so and leads back',
  { tags: ['deep'] },
  async () => {
    const { page, expectAccessible } = await gallery();
    const expected = withTag('macros').filter(({ scenario }) => /french/i.test(scenario.title));

    // Only the tags that are used most stand there from the start.
    await page.getByRole('button', { name: /^\d+ more$/ }).click();
    await page.getByRole('button', { name: 'macros', exact: true }).click();
    const byTag = await titles(page);
    await find(page).fill('FRENCH');
    const byBoth = await titles(page);
    await find(page).fill('zzz');
    const said = await page.getByText('No scenario fits').textContent();
    await expectAccessible();
    await page.getByRole('button', { name: 'Show all scenarios' }).click();

    expect(byTag).toEqual(titlesOf(withTag('macros')));
    expect(byBoth).toEqual(titlesOf(expected));
    expect(byBoth.length).toBeGreaterThan(0);
    expect(said).toContain('"zzz", macros');
    expect(await count(page)).toBe(SCENARIOS.length);
    expect(new URL(page.url()).search).toBe('');
  },
);

test(
  'the gallery filters by what scenarios are about, and makes all pictures and columns as wide as was chosen',
  { tags: ['deep'] },
  async () => {
    const { page } = await gallery();
    const about = SCENARIOS.filter(({ id }) => /^(accordion|link-list)\//.test(id));
    const subjects = ['accordion', 'link-list'].map((name) =>
      page.getByRole('checkbox', { name: new RegExp(`^${name} \\d+$`) }),
    );
    const columns = () =>
      page
        .getByRole('list', { name: 'Scenarios' })
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);

    for (const subject of subjects) await subject.check();
    expect(await titles(page)).toEqual(titlesOf(about));
    const shown = `${about.length} of ${SCENARIOS.length} shown`;
    await expect.poll(() => page.getByRole('status').textContent()).toContain(shown);
    const before = await columns();
    await page.getByRole('combobox', { name: 'Width' }).selectOption('360');
    await page.locator('iframe').first().waitFor({ state: 'attached' });
    const widths = await page
      .locator('iframe')
      .evaluateAll((all) => all.map((frame) => frame.getAttribute('width')));
    expect(new Set(widths)).toEqual(new Set(['360']));
    expect(await columns()).toBeGreaterThan(before);
    expect(new URL(page.url()).searchParams.get('width')).toBe('360');

    for (const subject of subjects) await subject.uncheck();
    expect(await count(page)).toBe(SCENARIOS.length);
  },
);

test(
  'by kind, language, segment and check, and side by side: the address leads back to what is shown, in the theme of before',
  { tags: ['deep'] },
  async () => {
    const { page, expectAccessible } = await gallery();
    const expected = SCENARIOS.filter(
      ({ scenario: { page: shown, locale, expectedFaults } }) =>
        expectedFaults?.length && (shown.fixture?.startsWith('nl/') ?? locale === 'nl-BE'),
    );

    const filters = page.getByRole('search', { name: 'Filters' });
    await filters.getByRole('group', { name: 'Kind' }).getByLabel('Pages').check();
    await filters.getByRole('group', { name: 'Locale' }).getByLabel('nl-BE').check();
    await filters.getByRole('group', { name: 'Segment' }).getByLabel('individuals').check();
    await filters.getByRole('group', { name: 'Check' }).getByLabel('Has faults').check();
    const found = await titles(page);
    expect(expected.length).toBeGreaterThan(0);
    expect(found).toEqual(titlesOf(expected));
    await filters.getByRole('group', { name: 'Check' }).getByLabel('Has faults').uncheck();

    const pair = page.getByRole('region', { name: 'Side by side' });
    const wider = await titles(page);
    const [one, other] = wider;
    await page.getByRole('button', { name: `Compare ${one}`, exact: true }).click();
    const afterOne = await pair.innerText();
    await page.getByRole('button', { name: `Compare ${other}`, exact: true }).click();
    const [left, right] = await Promise.all(
      [0, 1].map((index) => pair.locator('iframe').nth(index).evaluate(boxOf)),
    );
    expect(afterOne).toContain('Choose a second scenario');
    expect(left?.right).toBeLessThan(right?.left ?? 0);
    expect(left?.top).toBe(right?.top);
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expectAccessible();

    await page.reload();
    await untilReady(page);
    expect(await titles(page)).toEqual(wider);
    const headings = pair.getByRole('heading', { level: 3 });
    await expect.poll(() => headings.allTextContents()).toEqual([one, other]);
    await page.getByRole('button', { name: 'Light theme' }).waitFor();
    await page.getByRole('button', { name: 'End comparison' }).click();
    await pair.waitFor({ state: 'detached' });
  },
);

test(
  'the gallery speaks every language of the tool, and so does the page for an unknown address',
  { tags: ['deep'] },
  async () => {
    const { page, expectAccessible, consoleMessages } = await gallery();
    const heading = page.getByRole('heading', { level: 1 });
    const spoken: Record<string, string | null> = {};

    for (const language of ['de-DE', 'nl-BE', 'fr-BE']) {
      // The list is found by its place: its name is in the language that is about to change.
      await page.locator('.gallery-bar select').selectOption(language);
      await page.locator(`html[lang="${language}"]`).waitFor();
      spoken[language] = await heading.textContent();
    }
    expect(spoken).toEqual({ 'fr-BE': 'Scénarios', 'nl-BE': 'Scenario’s', 'de-DE': 'Szenarien' });

    const before = consoleMessages.length;
    await page.setViewportSize({ width: 360, height: 900 });
    await page.goto(`${site().address}/preview/service-card/ful`);
    await untilReady(page);
    await expectAccessible();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr-BE');
    await expect.poll(() => heading.textContent()).toContain('service-card/ful');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(consoleMessages.slice(before)).toEqual([expect.stringContaining('404')]);
    await page.getByRole('listitem').getByRole('link').first().click();
    await page.waitForURL('**/preview/service-card/full');
  },
);

test(
  'a person with a keyboard finds a scenario, which leads into the playground, and opens it',
  { tags: ['deep'] },
  async () => {
    const { page } = await visit('/preview/', { prepare: withoutPictures });

    await page.keyboard.press('Control+k');
    await page.keyboard.type('tries to do harm');
    const way = page.getByRole('link', {
      name: 'Edit Page that tries to do harm in the playground',
    });
    await expect.poll(() => way.getAttribute('href')).toBe('/playground/?scenario=page%2Fhostile');
    await page.getByRole('link', { name: 'Page that tries to do harm', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/preview/page/hostile');

    await expect.poll(() => page.title()).toBe('Page that tries to do harm');
  },
);

test(
  'a broken scenario shows what it expects, and what came where that is something else',
  { tags: ['deep'] },
  async () => {
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
    await expect.poll(() => asExpected.innerText()).toContain('Expected here: missing-property');
  },
);

test(
  'a part is shown alone, and has header and footer where they are asked for',
  { tags: ['deep'] },
  async () => {
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
  },
);

test('where the list cannot be read, the gallery says so', { tags: ['deep'] }, async () => {
  const { page } = await visit('/preview/', {
    prepare: (own) => own.route('**/preview/index.json', (route) => route.abort()),
    until: 'loaded',
  });

  const alert = page.getByRole('alert');
  await alert.waitFor();

  await expect.poll(() => alert.textContent()).toContain('The list of scenarios could not be read');
  expect(site().messages).toEqual([]);
});
