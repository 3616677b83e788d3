import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { experience } from '#site/experience.ts';
import { follow } from './follow.ts';
import { followRequests } from './follow-requests.ts';
import { displayedOn } from './displayed-on.ts';
import { openSite, untilComplete } from './visit.ts';
import { wakeUp } from './wake-up.ts';

const pages = openSite();
const client = openSite({ site: { experience: { ...experience, navigation: 'client' } } });

const HOME = '/en/individuals';
const CARDS = '/en/individuals/cards';
const SAVING = '/en/individuals/saving/saver-plus';
/** Matches the request for the content of the page with the cards. */
const CARDS_DATA = /flex-page.*cards/;
/**
 * Lists the pages that a visitor reaches from the home page by one click after the other, in
 * English and in Dutch.
 */
const WAYS = [
  [HOME, [CARDS, SAVING]],
  ['/nl/particulieren', ['/nl/particulieren/kaarten']],
] as const;

/** A mark that another document would not have. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.locator('html[data-marked]').count();

/** A page with something else for a visitor who saves. */
const flexComponents = ['default', 'saver'].map((content) => ({
  componentType: 'paragraph',
  title: `For ${content}`,
  taxonomies: [{ key: 'personalization', values: [`home-loan-offer:${content}`] }],
}));
const WITH_OFFERS = { data: { meta: { title: 'Offers' }, flexZone: { flexComponents } } };

/** Whatever else the machine does, no answer of the marketing host comes too late. */
function ignoreOffersLimit(): void {
  const start = window.setTimeout;
  Reflect.set(window, 'setTimeout', (task: () => void, delayMs?: number) =>
    delayMs === 500 ? 0 : start(task, delayMs),
  );
}

const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first();

test('RT-023 on the public website single-page routing is off: a link loads a document', async () => {
  const { page } = await pages.visit(HOME);
  await markDocument(page);

  await linkTo(page, CARDS).click();
  await page.waitForURL(`**${CARDS}`);

  expect(await isMarked(page)).toBe(0);
});

test.each(WAYS)(
  'from %s on, pages that take each other’s place are those that documents show',
  { tags: ['deep'] },
  async (start, paths) => {
    const { page, expectQuiet, requests } = await client.visit(start);
    await markDocument(page);
    for (const path of paths) {
      await linkTo(page, path).click();
      await page.waitForURL(`**${path}`);
      const whole = await pages.visit(path);
      await wakeUp(whole.page);

      // Everything that loads by itself has come then.
      await untilComplete(page);
      await expect.poll(() => displayedOn(whole.page)).toEqual(await displayedOn(page));
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    }
    expect(await isMarked(page)).toBe(1);
    expect(requests.filter((url) => new URL(url).pathname === paths[0])).toEqual([]);
    // Another page may have another group of the navigation open.
    await expectQuiet({ moving: ['navigation'] });
  },
);

test('a page that takes the place of another has the focus; back and forth each is shown where it was left; one in another language is a document', async () => {
  const { page, expectQuiet } = await client.visit(HOME);
  await markDocument(page);
  const link = linkTo(page, CARDS);
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await link.click();
  await page.waitForURL(`**${CARDS}`);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.evaluate(() => scrollTo(0, 900));

  await page.goBack();
  await expect.poll(() => page.evaluate(() => [location.pathname, scrollY])).toEqual([HOME, left]);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => [location.pathname, scrollY])).toEqual([CARDS, 900]);

  expect(await isMarked(page)).toBe(1);
  await expectQuiet();

  await follow(page, '/nl/particulieren');
  await page.waitForURL('**/nl/particulieren');

  expect(await isMarked(page)).toBe(0);
  await expect.poll(() => page.getAttribute('html', 'lang')).toBe('nl-BE');
});

test(
  'what was opened on one page is closed on the next, and the frame stays',
  { tags: ['deep'] },
  async () => {
    const { page } = await client.visit(CARDS);
    const opener = page.locator('main [aria-expanded="false"]').first();
    await opener.click();
    await page.locator('main [aria-expanded="true"]').first().waitFor();

    await linkTo(page, HOME).click();
    await page.waitForURL(`**${HOME}`);
    await linkTo(page, CARDS).click();
    await page.waitForURL(`**${CARDS}`);

    await opener.waitFor();
    expect(await page.locator('main [aria-expanded="true"]').count()).toBe(0);
  },
);

test(
  'RT-015 a page that does not come leaves address, page and focus, and the next try may succeed',
  { tags: ['deep'] },
  async () => {
    const { page } = await client.visit(HOME);
    await markDocument(page);
    const title = await page.title();
    const link = linkTo(page, CARDS);
    client.site().faultInjection.set('page-model', { kind: 'status', status: 500 });

    await link.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#page').getAttribute('aria-busy')).toBe('true');
    await expect.poll(() => page.locator('#page').getAttribute('aria-busy')).toBeNull();

    expect([new URL(page.url()).pathname, await page.title()]).toEqual([HOME, title]);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    client.site().faultInjection.clear();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${CARDS}`);
    expect(await isMarked(page)).toBe(1);
  },
);

test(
  'RT-010 who follows another link meanwhile comes to that page alone',
  { tags: ['deep'] },
  async () => {
    const { prepare, untilStill } = followRequests();
    const { page } = await client.visit(HOME, { prepare });
    const [slow, fast] = [linkTo(page, CARDS), linkTo(page, SAVING)];
    const titles: string[] = [];
    await page.exposeFunction('noteTitle', (title: string) => titles.push(title));
    await page.evaluate(() => {
      const note: unknown = Reflect.get(window, 'noteTitle');
      new MutationObserver(() => {
        if (typeof note === 'function') note(document.title);
      }).observe(document.head, { childList: true, subtree: true, characterData: true });
    });
    const late = Promise.withResolvers<void>();
    const asked = page.waitForRequest(CARDS_DATA);
    await page.route(CARDS_DATA, async (route) => {
      await late.promise;
      await route.continue().catch(() => undefined);
    });

    await slow.click();
    await asked;
    await fast.click();
    await page.waitForURL(`**${SAVING}`);
    late.resolve();
    await untilStill();

    expect(new URL(page.url()).pathname).toBe(SAVING);
    expect(titles.filter((title) => title.startsWith('Cards'))).toEqual([]);
  },
);

test('PE-025 a page that takes another’s place has the offers of its visitor, asked for once a session', async () => {
  const { page, expectQuiet } = await client.visit(HOME, {
    consent: 'personal',
    cookies: { 'third-party-id': 'saver' },
    prepare: (window) => window.addInitScript(ignoreOffersLimit),
  });
  await markDocument(page);
  const calls = () => client.site().faultInjection.calls('delivery').length;
  const before = calls();

  const text = JSON.stringify(WITH_OFFERS);
  client.site().faultInjection.set('page-model', { kind: 'body', text });
  const ofSaver = page.getByRole('heading', { name: 'For saver' });
  await linkTo(page, SAVING).click();
  await ofSaver.waitFor();
  const within = calls();
  await page.goBack();
  await page.waitForURL(`**${HOME}`);
  await page.goForward();
  await ofSaver.waitFor();

  // One call, and the follow-up of offers that are limited.
  expect([before, within, calls()]).toEqual([0, 2, 2]);
  expect(await page.locator('.offers').count()).toBe(0);
  expect(await isMarked(page)).toBe(1);
  await expectQuiet({ moving: ['main', 'footer'] });
});
