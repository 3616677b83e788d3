import { describe, expect, test } from 'vitest';
import { openSearch } from './use-search.ts';
import { openSite, untilReady } from './visit.ts';

const HOME = '/en/individuals';
const SEARCH = '/en/individuals/search';

const { site, visit } = openSite();

test('SR-024 a search of a business visitor stays in Business', async () => {
  const { page, expectQuiet } = await visit('/en/business');
  const asked = page.waitForRequest((request) =>
    request.url().endsWith('/fulltext-search/suggestions'),
  );
  await openSearch(page);
  expect((await asked).postDataJSON()).toMatchObject({ segments: ['business'] });

  await page.keyboard.type('credit');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/business/search?q=credit');

  const found = page.locator('.search-results__link');
  await expect.poll(() => found.first().getAttribute('href')).toMatch(/^\/en\/business\//);
  expect(await page.locator('.top-bar [aria-current="true"]').first().textContent()).toBe(
    'Business',
  );
  await untilReady(page);
  await expectQuiet();
});

describe('without scripts', () => {
  test(
    'SR-021 a visitor comes from the field of the home page to a result',
    { tags: ['deep'] },
    async () => {
      const { page, expectQuiet } = await visit(HOME, { javaScript: false, width: 1440 });

      await page.getByRole('combobox', { name: 'Search' }).fill('HOME loan');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${SEARCH}?q=HOME+loan`);
      const heading = page.getByRole('heading', { name: /results for “HOME loan”/ });
      await heading.waitFor();
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Home loan', exact: true })
        .first()
        .click();
      await page.waitForURL('**/borrowing/home-loan');

      expect(await page.title()).toBe('Home loan - Meridia Belgium');
      await expectQuiet();
    },
  );

  test(
    'a visitor searches anew in the page, and goes to the second page and back',
    { tags: ['deep'] },
    async () => {
      const { page, expectQuiet } = await visit(SEARCH, { javaScript: false, width: 360 });
      const results = page.locator('.search-results__item');

      await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('insurance');
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
      await page.waitForURL(`**${SEARCH}?q=insurance`);
      const first = await results.count();
      await page.getByRole('link', { name: 'Next page' }).click();
      await page.waitForURL(`**${SEARCH}?q=insurance&page=2`);
      const second = await results.count();
      const present = await page.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current');
      await page.getByRole('link', { name: 'Previous page' }).click();
      await page.waitForURL(`**${SEARCH}?q=insurance`);

      expect(first).toBe(10);
      expect(second).toBeGreaterThan(0);
      expect(second).toBeLessThan(10);
      expect(present).toBe('page');
      await expect
        .poll(() => page.getByRole('searchbox', { name: 'What are you' }).inputValue())
        .toBe('insurance');
      await expectQuiet();
    },
  );

  test('SR-008 the browser sends no term that is too short', { tags: ['deep'] }, async () => {
    const { page } = await visit(SEARCH, { javaScript: false });

    await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill(' a ');
    await page.keyboard.press('Enter');

    await expect.poll(() => page.locator('.search-results .search-field:invalid').count()).toBe(1);
    expect(new URL(page.url()).search).toBe('');
  });
});

describe('everybody', () => {
  const STATES = [
    '',
    '?q=your&page=2',
    '?q=unicorn',
    '?q=a',
    '?q=your&page=99',
    '?q=%D7%A7%D7%A8%D7%9F',
  ];

  test.each(STATES.flatMap((query) => [360, 1440].map((width) => [query, width] as const)))(
    'finds a search page that is accessible and keeps still: %s in %i px',
    { tags: ['deep'] },
    async (query, width) => {
      const { page, expectAccessible, expectQuiet } = await visit(SEARCH + query, { width });

      await expect
        .poll(() => page.getByRole('search', { name: 'Search this site' }).isVisible())
        .toBe(true);
      await expectAccessible();
      await expectQuiet();
    },
  );

  test('finds one where the search service is down', { tags: ['deep'] }, async () => {
    site().faultInjection.set('search-results', { kind: 'status', status: 503 });

    const { page, expectAccessible, expectQuiet } = await visit(`${SEARCH}?q=card`, { width: 360 });

    await expect.poll(() => page.getByRole('alert').innerText()).toContain('Something went wrong.');
    await expectAccessible();
    await expectQuiet();
  });

  test('sees the term in both fields', { tags: ['deep'] }, async () => {
    const { page } = await visit(`${SEARCH}?q=card+limit`, { width: 1440 });

    const valuesOf = () =>
      page
        .locator('input[type="search"]')
        .evaluateAll((fields) => fields.map((field) => Reflect.get(field, 'value')));
    await expect.poll(valuesOf).toEqual(['card limit', 'card limit']);
  });
});

test('a screen reader reads how many results there are, each with its heading, and the pages', async () => {
  const { page } = await visit(`${SEARCH}?q=insurance&page=2`, { width: 1440 });

  const tree = await page.locator('.search-results').ariaSnapshot();

  const lines = tree.split('\n').map((line) => line.trim());
  expect(lines.slice(0, 4)).toEqual([
    '- search "Search this site":',
    '- text: What are you looking for?',
    '- searchbox "What are you looking for?": insurance',
    '- button "Search"',
  ]);
  expect(lines).toContainEqual(
    expect.stringMatching(/^- heading "\d+ results for “insurance”" \[level=2\]$/),
  );
  expect(lines).toContain('- heading "Business" [level=3]:');
  expect(lines).toContain('- navigation "Pages of results":');
  expect(lines.filter((line) => line.startsWith('- link "Page '))).toEqual([
    '- link "Page 1":',
    '- link "Page 2":',
  ]);
});

test('a visitor with forced colours sees which page it is', { tags: ['deep'] }, async () => {
  const { page } = await visit(`${SEARCH}?q=your&page=2`, { forcedColors: true, width: 360 });

  const border = await page
    .getByRole('link', { name: 'Page 2' })
    .evaluate((link) => getComputedStyle(link).borderTopWidth);
  expect(border).toBe('2px');
});
