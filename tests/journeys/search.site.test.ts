import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { boxOf } from '../whole-pixels.ts';
import { testFirst } from '../sample/test-first.ts';
import { refuseRequests } from './hold-requests.ts';
import { logInAs } from './signing-in.ts';
import { addressOf, fieldOf, openSearch, optionsOf, tabTo } from './use-search.ts';
import { openSite, untilReady } from './visit.ts';

const HOME = '/en/individuals';
const RESULTS = '/en/individuals/search';
const SEARCH_PAGE = /\/(?:en\/individuals\/search|de\/privatkunden\/suche)\?q=/;
const ENDPOINT = '/fulltext-search/suggestions';
/** A width, a page there, and the name of its field. */
const FIELDS = [
  [360, HOME, 'Search'],
  [1440, '/de/privatkunden', 'Suchen'],
] as const;
const FAILED_TO_LOAD = /^error: Failed to load resource/;
const OF_SEARCH = /\/assets\/search-field-[\w-]{8}\.js$/;

const { site, visit } = openSite();

/** The queries that a page has asked for, from now on. */
function watchQueries(page: Page): readonly string[] {
  const queries: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(ENDPOINT)) queries.push(request.postDataJSON().query);
  });
  return queries;
}

describe('by the keyboard alone', () => {
  test.each([
    [1440, '.top-bar .search-field'],
    [360, '.top-bar__search-button'],
  ])(
    'SR-003 SR-021 a visitor finds a suggestion in %i px',
    { tags: ['deep'] },
    async (width, first) => {
      const { page, expectQuiet } = await visit(HOME, { width });

      await tabTo(page, first);
      await page.keyboard.press('Enter');
      await fieldOf(page).and(page.locator(':focus')).waitFor();
      await page.keyboard.type('card li');
      await page.getByRole('option', { name: 'card limit' }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');

      await page.waitForURL(`**${RESULTS}?q=card+limit`);
      await untilReady(page);
      expect(addressOf(page)).toBe(`${RESULTS}?q=card+limit`);
      await expectQuiet();
    },
  );

  test('SR-006 Escape leaves the list, and what was typed stays', async () => {
    const { page, expectQuiet } = await visit(HOME);
    await openSearch(page);
    await page.keyboard.type('card');

    await page.keyboard.press('Escape');

    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    await expect.poll(() => fieldOf(page).inputValue()).toBe('card');
    await expectQuiet();
  });
});

describe('by hand', () => {
  testFirst(1, FIELDS)(
    'SR-005 SR-021 a suggestion leads to its results in %i px at %s',
    async (width, path, name) => {
      const { page, expectQuiet } = await visit(path, { width });

      await openSearch(page, name);
      const [first = ''] = await optionsOf(page);
      await page.getByRole('option', { name: first }).click();

      await page.waitForURL(SEARCH_PAGE);
      expect(new URL(page.url()).searchParams.get('q')).toBe(first);
      await untilReady(page);
      await expectQuiet();
    },
  );

  test.each([360, 1440])(
    'SR-021 what was typed leads to its results in %i px',
    { tags: ['deep'] },
    async (width) => {
      const { page, expectQuiet } = await visit(HOME, { width });

      await openSearch(page);
      await page.keyboard.type('  what nobody else wants ');
      await page.keyboard.press('Enter');

      await page.waitForURL(`**${RESULTS}?**`);
      expect(addressOf(page)).toBe(`${RESULTS}?q=what+nobody+else+wants`);
      await untilReady(page);
      await expectQuiet();
    },
  );

  test.each(FIELDS)(
    'the open list is accessible in %i px at %s',
    { tags: ['deep'] },
    async (width, path, name) => {
      const { page, expectQuiet, expectAccessible } = await visit(path, { width });

      await openSearch(page, name);
      await page.keyboard.press('ArrowDown');

      await expect.poll(() => page.getByRole('option', { selected: true }).count()).toBe(1);
      await expectAccessible();
      await expectQuiet();
    },
  );

  test(
    'SR-019 a list that was seen comes back without a question',
    { tags: ['deep'] },
    async () => {
      const { page } = await visit(HOME);
      const queries = watchQueries(page);
      await openSearch(page);

      await page.keyboard.insertText('card');
      await expect.poll(() => optionsOf(page)).toContain('card lost abroad');
      await fieldOf(page).fill('');
      await expect.poll(() => optionsOf(page)).toContain('Saver Plus');

      expect(queries).toEqual(['', 'card']);
    },
  );

  test('SR-018 a word that is typed is one question', { tags: ['deep'] }, async () => {
    const { page } = await visit(HOME);
    const queries = watchQueries(page);
    await openSearch(page);

    await page.keyboard.type('card');
    await expect.poll(() => optionsOf(page)).toContain('card lost abroad');

    expect(queries).toEqual(['', 'card']);
  });

  test('SR-011 who is signed in has suggestions too', { tags: ['deep'] }, async () => {
    const login = `/log-in?returnTo=${encodeURIComponent(HOME)}`;
    const { page, expectQuiet } = await visit(login, { width: 1000, until: 'loaded' });
    await logInAs(page, 'A private client');
    await page.waitForURL(site().address + HOME);
    await page.locator('.top-bar__profile-name').getByText('Nora Peeters').waitFor();

    await openSearch(page);
    await page.keyboard.press('ArrowDown');

    await expect.poll(() => fieldOf(page).inputValue()).toBe('estate planning');
    await expectQuiet();
  });

  test('SR-007 a preview has suggestions, from the fixtures', { tags: ['deep'] }, async () => {
    const { page } = await visit('/preview/home/en', { until: 'loaded' });

    await openSearch(page);

    expect(await optionsOf(page)).toContain('block a card');
  });

  test(
    'in a low window the field stays in view while the keys go down the list',
    { tags: ['deep'] },
    async () => {
      const { page } = await visit(HOME, { width: 320, height: 300 });
      await openSearch(page);

      for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowDown');

      const last = page.getByRole('option', { selected: true });
      const [field, option] = [await fieldOf(page).evaluate(boxOf), await last.evaluate(boxOf)];
      await expect.poll(() => last.textContent()).toBe('make an appointment');
      expect(field.top).toBeGreaterThanOrEqual(0);
      expect(option.bottom).toBeLessThanOrEqual(300);
    },
  );

  test('the question repeats the cross-site token', { tags: ['deep'] }, async () => {
    const { page } = await visit(HOME, { cookies: { 'XSRF-TOKEN': 'a1b2' } });

    await openSearch(page);

    const [call] = site().faultInjection.calls('suggestions');
    expect(call?.headers['x-xsrf-token']).toBe('a1b2');
  });

  test('its code comes with the focus, and not before', { tags: ['deep'] }, async () => {
    const { page, requests } = await visit(HOME);
    const ofSearch = () => requests.filter((url) => OF_SEARCH.test(url));
    await expect.poll(() => fieldOf(page).count()).toBe(1);
    expect(ofSearch()).toEqual([]);

    await openSearch(page);

    expect(ofSearch()).toHaveLength(1);
  });
});

describe('where something fails', () => {
  /** Searches for a word without suggestions, once the time for them is over. */
  async function searchWithout(page: Page): Promise<void> {
    await fieldOf(page).click();
    await page.keyboard.type('card limit');
    await expect
      .poll(() => site().faultInjection.calls('suggestions').length)
      .toBeGreaterThanOrEqual(1);
    await expect
      .poll(() => site().faultInjection.ends('suggestions').includes('under-way'))
      .toBe(false);
    expect(await page.getByRole('listbox').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${RESULTS}?q=card+limit`);
    await untilReady(page);
  }

  const SEARCHED = `${RESULTS}?q=card+limit`;

  test('SR-020 suggestions that take three seconds delay nothing', { tags: ['deep'] }, async () => {
    const { page, expectQuiet } = await visit(HOME);
    site().faultInjection.set('suggestions', { kind: 'slow', delayMs: 3_000 });

    await searchWithout(page);

    expect(addressOf(page)).toBe(SEARCHED);
    await expectQuiet();
  });

  test.each(['status', 'html', 'truncated'] as const)(
    'SR-020 a service with the fault "%s" says nothing to anybody, and the search works',
    { tags: ['deep'] },
    async (kind) => {
      const { page, expectQuiet } = await visit(HOME);
      const fault = kind === 'status' ? { kind, status: 503 } : { kind };
      site().faultInjection.set('suggestions', fault);

      await searchWithout(page);

      expect(addressOf(page)).toBe(SEARCHED);
      await expectQuiet({ ignoring: FAILED_TO_LOAD });
    },
  );

  test.each([
    ['its code', OF_SEARCH],
    ['any answer', new RegExp(ENDPOINT)],
  ])(
    'SR-020 SR-021 search works where %s does not come',
    { tags: ['deep'] },
    async (_, refused) => {
      const { page, expectQuiet } = await visit(HOME, refuseRequests(refused));

      await fieldOf(page).click();
      await page.keyboard.type('card limit');
      await page.keyboard.press('Enter');

      await page.waitForURL(`**${SEARCHED}`);
      await untilReady(page);
      expect(addressOf(page)).toBe(SEARCHED);
      await expectQuiet({ ignoring: FAILED_TO_LOAD });
    },
  );

  test(
    'SR-008 SR-021 without script a search of two characters works, and a shorter one does not',
    { tags: ['deep'] },
    async () => {
      const { page, expectQuiet } = await visit(HOME, { javaScript: false });
      const field = page.getByRole('combobox', { name: 'Search' });

      await field.fill(' x ');
      await field.press('Enter');
      expect(addressOf(page)).toBe(HOME);
      await field.fill('home');
      await field.press('Enter');

      await page.waitForURL(`**${RESULTS}?**`);
      expect(addressOf(page)).toBe(`${RESULTS}?q=home`);
      await expectQuiet();
    },
  );
});
