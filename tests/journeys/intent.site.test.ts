import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { registry } from '#registry';
import { indexDeclaredFeatures } from '#schemas/content/declared-feature.ts';
import { experience } from '#site/experience.ts';
import { MODULE_LIST, type ModuleList } from '../size/module-list.ts';
import { followRequests } from './follow-requests.ts';
import { holdRequests } from './hold-requests.ts';
import { componentsOf, headerFeaturesOf, VISITED_PAGES } from './pages.ts';
import { openSite } from './visit.ts';
import { untilAwake, wakeUp } from './wake-up.ts';

const { visit } = openSite();

const built: ModuleList = JSON.parse(readFileSync(`dist/client/${MODULE_LIST}`, 'utf8'));
const REACT = /node_modules\/react/;
const PARTS =
  /^registry\/[^/]+\/[^/]+\/(?!index\.ts$)(?!watch-|dropdown-menu|follow-|menu-keys|await-end|breakpoints|submit-search|suggest\.|overlay-mode|scroll-lock|wait-for|when-scroll)/;

/** Every script but the one that starts a page. */
const CODE = /\/assets\/(?!site-)[^/]*\.js$/;
const HOME = '/en/individuals';
const CARDS = '/en/individuals/cards';
const NOT_FOUND = '/en/individuals/no-such-page';

const isScript = (url: string) => url.endsWith('.js');
const modulesOf = (url: string) => Object.keys(built[new URL(url).pathname.slice(1)] ?? {});
const holdsReact = (url: string) => modulesOf(url).some((path) => REACT.test(path));
/** A component's code, and what it needs to run: not the list of entries. */
const holdsParts = (url: string) =>
  modulesOf(url).some((path) => PARTS.test(path) || REACT.test(path));
const hasCode = (page: Page) => page.locator('#page[data-code]').count();
const firstFilter = (page: Page) => page.locator('.filtered-link-list__filter').nth(1);

/**
 * Elements of assets, and some features, start in view. They stand on the first screen of their
 * pages: those wake by themselves.
 */
const ELEMENTS = indexDeclaredFeatures(experience.routes.flatMap(({ features = [] }) => features));
const STARTING = new Set(
  registry.entries.filter(({ startsInView }) => startsInView).map(({ type }) => type),
);
const starts = (name: unknown) => ELEMENTS.has(String(name)) || STARTING.has(String(name));
const wakes = await Promise.all(
  VISITED_PAGES.map(async (path) => {
    const names = (await componentsOf(path)).map(({ name }) => name);
    return [...names, ...(await headerFeaturesOf(path))].some(starts);
  }),
);
const QUIET_PAGES = VISITED_PAGES.filter((_, index) => !wakes[index]);

describe('a page that nobody uses yet', () => {
  test.each([...QUIET_PAGES, NOT_FOUND])(
    'QK-001 QK-002 %s loads no code of a part without a sign of intent, and then React only where something is interactive',
    async (path) => {
      const { prepare, untilStill } = followRequests();
      const { page, requests } = await visit(path, { prepare });
      const isInteractive = (await hasCode(page)) > 0;

      await untilStill();
      const inDocument = await page
        .locator('script[src]')
        .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
      const before = [...requests];
      await wakeUp(page);
      await page.mouse.move(600, 400);
      await untilStill();

      expect(before.filter(isScript)).toEqual(expect.arrayContaining(inDocument));
      expect(
        before.filter((url) => isScript(url) && !inDocument.includes(url)).filter(holdsParts),
      ).toEqual([]);
      expect(before.filter(holdsReact)).toEqual([]);
      expect(requests.filter(holdsReact)).toHaveLength(isInteractive ? 2 : 0);
    },
  );

  test.each([
    ['a pointer over it', (page: Page) => firstFilter(page).hover()],
    ['focus in it', (page: Page) => firstFilter(page).focus()],
    ['a key that moves', (page: Page) => page.keyboard.press('Tab')],
    ['a touch', (page: Page) => firstFilter(page).dispatchEvent('pointerdown')],
  ])('wakes at %s', { tags: ['deep'] }, async (_, act) => {
    const { page, expectQuiet } = await visit(CARDS);

    await act(page);
    await untilAwake(page);

    await expect.poll(() => page.locator('#page[data-awake]').count()).toBe(1);
    await expectQuiet();
  });

  test('wakes where its address leads into something interactive', { tags: ['deep'] }, async () => {
    const { page } = await visit(HOME);
    const panel = await page
      .locator('.accordion-items .collapsible-panel')
      .nth(1)
      .getAttribute('id');

    await page.goto(`${page.url()}#${panel}`);
    await page.reload();
    await untilAwake(page);

    const question = page.locator('.accordion-items__header').nth(1);
    await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true');
  });

  test(
    'sleeps on while a pointer is elsewhere and other keys are pressed',
    { tags: ['deep'] },
    async () => {
      const { prepare, untilStill } = followRequests();
      const { page, requests } = await visit(HOME, { prepare });

      await page.getByRole('heading', { level: 1 }).hover();
      await page.keyboard.press('PageDown');
      await untilStill();

      expect(requests.filter(holdsReact)).toEqual([]);
    },
  );
});

describe('what is done before the code is there', () => {
  test('QK-003 a click made before its code has arrived takes effect once it has, and once', async () => {
    const { prepare, release } = holdRequests(CODE);
    const { page, consoleMessages } = await visit(CARDS, { prepare });
    const filter = firstFilter(page);

    // Voice control and some screen readers click without a pointer, so no other sign wakes the
    // page.
    await filter.dispatchEvent('click');
    // Nothing has happened, so a visitor clicks again.
    await filter.dispatchEvent('click');
    await expect.poll(() => filter.getAttribute('aria-pressed')).toBe('false');
    release();

    // A change that comes later than half a second after the click moves the page by itself.
    await expect.poll(() => filter.getAttribute('aria-pressed')).toBe('true');
    expect(consoleMessages).toEqual([]);
  });

  test(
    'a question opens by itself where its code takes long, and stays open when it has come',
    { tags: ['deep'] },
    async () => {
      const { prepare, release } = holdRequests(CODE);
      const { page, consoleMessages } = await visit(HOME, { prepare });
      const question = page.locator('.accordion-items__header').nth(1);
      const panel = page.locator('.accordion-items .collapsible-panel').nth(1);

      await question.click();
      await panel.waitFor({ state: 'visible' });
      await expect.poll(() => question.getAttribute('aria-expanded')).toBe('false');
      release();
      await untilAwake(page);

      await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true');
      await panel.waitFor();
      expect(consoleMessages).toEqual([]);
    },
  );

  test(
    'the network that is gone in between takes the mark away; once it is back the click counts, or one on the page that is loaded anew',
    { tags: ['deep'] },
    async () => {
      const { page } = await visit(CARDS);
      const filter = firstFilter(page);
      const html = page.locator('html');
      const lost: string[] = [];
      page.on(
        'requestfailed',
        (request) => void (isScript(request.url()) && lost.push(request.url())),
      );

      await page.context().setOffline(true);
      await filter.click();
      await expect.poll(() => html.getAttribute('data-status')).toBe(null);
      await page.context().setOffline(false);
      if (!(await asksAgain(page, lost))) {
        await page.reload();
        await filter.click();
      }

      expect(lost.length).toBeGreaterThan(0);
      await expect.poll(() => filter.getAttribute('aria-pressed')).toBe('true');
      await expect.poll(() => html.getAttribute('data-status')).toBe('ready');
    },
  );

  test('a link in something interactive leads on at once', { tags: ['deep'] }, async () => {
    const { prepare } = holdRequests(CODE);
    const { page } = await visit(CARDS, { prepare });
    const link = page.locator('.filtered-link-list .text-links a[href^="/"]').first();
    const target = await link.getAttribute('href');

    await link.click();

    await expect.poll(() => new URL(page.url()).pathname).toBe(target);
  });
});

test(
  'the second question opens that is clicked right after the first paint on a slow network',
  { tags: ['deep'] },
  async () => {
    const { page } = await visit(HOME, { until: 'readable', prepare: slowNetwork });

    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    const question = page.locator('.accordion-items__header').nth(1);
    await question.click();

    await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true');
    await page.locator('.accordion-items .collapsible-panel').nth(1).waitFor();
  },
);

/**
 * Returns true if the browser asks once more for modules that did not come. Chromium 156 does; 150
 * never does, and there a page that can be read waits for its visitor to load it anew.
 */
function asksAgain(page: Page, lost: readonly string[]): Promise<boolean> {
  // In text, since Vitest would have an import of its own here.
  return page.evaluate(
    `Promise.all(${JSON.stringify(lost)}.map((url) => import(url))).then(() => true, () => false)`,
  );
}

/** A telephone far from its mast: 1.6 Mbit/s, with 150 ms to and fro. */
async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const speed = { downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    ...speed,
  });
}
