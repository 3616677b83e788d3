import type { Page, Request } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { Log } from '#site/log/log-event.ts';
import { logAnswers } from '#site/log/log-answers.ts';
import { createMetrics } from '#site/metrics/create-metrics.ts';
import { FAULTS } from '../faults/faults.ts';
import { IS_DEEP, SEED, shuffled } from '../faults/seeded.ts';
import { stopClock } from './stop-clock.ts';
import { openSite, untilReady, type VisitOptions } from './visit.ts';
import { wakeUp } from './wake-up.ts';
import { BY_AN_ANSWER } from './watch-page.ts';

const PATH = '/en/individuals/borrowing/home-loan';
const WITHOUT = '/en/individuals';

/** The titles that each visitor sees in the header and in the banner. */
const HEADERS = {
  default: 'Your own front door. One adviser.',
  saver: 'Your own front door. Half saved.',
};
const BANNERS = {
  default: 'Sign this winter and we pay for the valuation',
  saver: 'What you have saved is your first instalment',
  borrower: 'You know how we lend: bring your next plan',
};

/** A page shows no offer that comes later, in milliseconds from the call's start. */
const LIMIT_MS = 500;

/** The observers of the production server. */
const none = () => ({ pages: 0, answers: 0, bytes: 0, underWay: 0, limit: 0 });
const queues = { admission: none, formQueue: none, experiments: () => 0 };
const metrics = createMetrics({ cache: none, responseCache: none, ...queues });
const lines: unknown[] = [];
const log: Log = (level, event) => void lines.push({ level, ...event });

/** An experiment on the page of these tests would show another one to some visitors. */
const { site, visit } = openSite({
  site: { experiments: () => [], observers: [logAnswers(log), metrics] },
});

const isDelivery = (url: string) => url.startsWith(site().deliveryHost);
const calls = () => site().faultInjection.calls('delivery');
const header = (page: Page) => page.getByRole('heading', { level: 1 });
const banners = (page: Page) => page.locator('.offers[data-mbox="home-loan-offer"] h2');
const decided = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('.offers[data-waits]'));

/**
 * A visitor who allows it, of one kind of those that the marketing host knows. The window's clock
 * stands still: however busy the machine is, no answer comes too late.
 */
function visitor(kind: string, options: VisitOptions = {}): VisitOptions {
  const cookies = { 'third-party-id': kind };
  return {
    consent: 'personal',
    ...options,
    cookies,
    async prepare(page) {
      await stopClock(page);
      await options.prepare?.(page);
    },
  };
}

async function mboxCookie(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  const own = cookies.find(({ name }) => name === 'mbox')?.value;
  return own === undefined ? undefined : decodeURIComponent(own);
}

/** Questions that a visitor gets by the content of an mbox. */
const questions = (content: string) => ({
  componentType: 'accordion',
  taxonomies: [{ key: 'personalization', values: [`home-loan-offer:${content}`] }],
  items: [{ title: `Question of a ${content}`, richBody: { value: '<p>Answer</p>' } }],
});

describe('offers', () => {
  test.each([
    ['new', BANNERS.default, 1],
    ['saver', BANNERS.saver, 2],
    ['borrower', BANNERS.borrower, 1],
  ] as const)(
    'PE-003 PE-023 PE-034 a visitor who is %s sees one, and nothing moves',
    async (kind, banner, count) => {
      const { page, expectQuiet } = await visit(PATH, visitor(kind));

      await decided(page);

      expect(await banners(page).allTextContents()).toEqual([banner]);
      expect(await page.locator('.offers .offer').count()).toBe(2);
      expect(calls()).toHaveLength(count);
      await expectQuiet();
    },
  );

  test.each(['none', 'basic'] as const)(
    'PE-036 with consent to %s there is no call, no hint in the document and no id',
    async (consent) => {
      const html = await (await site().get(PATH)).text();
      const { page, requests, expectQuiet } = await visit(PATH, {
        consent,
        cookies: { 'third-party-id': 'saver' },
      });

      const hints = [new URL(site().deliveryHost).host, 'marketing'];
      expect(hints.filter((hint) => html.includes(hint))).toEqual([]);
      expect(requests.filter(isDelivery)).toEqual([]);
      expect(await mboxCookie(page)).toBeUndefined();
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      expect(await banners(page).allTextContents()).toEqual([BANNERS.default]);
      await expectQuiet();
    },
  );

  test('PE-037 those of the session are there before the first paint, without a call', async () => {
    const { page } = await visit(PATH, visitor('saver'));
    await decided(page);
    const before = calls().length;

    await page.addInitScript(() => {
      addEventListener('offers-decided', () => {
        document.documentElement.dataset['painted'] = String(
          performance.getEntriesByType('paint').length,
        );
      });
    });
    await page.reload();

    await expect.poll(() => header(page).textContent()).toContain(HEADERS.saver);
    expect(await banners(page).allTextContents()).toEqual([BANNERS.saver]);
    expect(await page.locator('html').getAttribute('data-painted')).toBe('0');
    expect(calls()).toHaveLength(before);
  });

  test('PE-035 an answer after 500 ms is not shown, and the page, the log and the metrics of the server tell of it', async () => {
    const called = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const { page, consoleMessages } = await visit(
      PATH,
      visitor('borrower', {
        until: 'readable',
        prepare: (window) =>
          window.route(
            (url) => isDelivery(url.href),
            async (route) => {
              called.resolve();
              await gate.promise;
              await route.continue();
            },
          ),
      }),
    );
    const waiting = page.locator('.offers[data-mbox="home-loan-offer"][data-waits]');
    await called.promise;
    // Its place is hidden meanwhile, but the main header is there at once.
    await header(page).waitFor();

    await page.clock.runFor(LIMIT_MS - 1);
    const before = await waiting.count();
    await page.clock.runFor(1);
    await decided(page);
    gate.resolve();
    await expect.poll(() => consoleMessages.join()).toContain('Offers came too late');

    expect(before).toBe(1);
    expect(await banners(page).allTextContents()).toEqual([BANNERS.default]);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    // From here on start-up does its work, which tells of what came before it as well.
    await page.clock.resume();
    const mboxes = ['home-loan-header', 'home-loan-offer'];
    await expect
      .poll(() => lines)
      .toContainEqual({
        level: 'warn',
        event: 'browser-report',
        type: 'offers-late',
        page: site().address + PATH,
        details: { mboxes: mboxes.join(', ') },
      });
    const marked = await page.evaluate(() =>
      performance.getEntriesByName('offers-late').map((mark) => Reflect.get(mark, 'detail')),
    );
    expect(marked).toEqual([{ mboxes }]);
    expect(await metrics.text()).toContain(
      'vitrine_browser_reports_total{type="offers-late",outcome="logged"} 1',
    );
  });

  test('PE-003 what is chosen hydrates, and no other option is there for it', async () => {
    const flexComponents = [questions('default'), questions('saver')];
    const model = { data: { meta: { title: 'Offers' }, flexZone: { flexComponents } } };
    site().faultInjection.set('page-model', { kind: 'body', text: JSON.stringify(model) });
    const { page, expectQuiet } = await visit(PATH, visitor('saver'));

    await wakeUp(page);
    await page.getByRole('button', { name: 'Question of a saver' }).click();

    await page.getByText('Answer').waitFor();
    expect(await page.getByRole('button', { name: /Question/ }).count()).toBe(1);
    await expectQuiet({ moving: BY_AN_ANSWER });
  });
});

/** An answer of another type than it says has its offers all the same. */
const FAILING = FAULTS.filter(({ kind }) => kind !== 'wrong-type');

test.each(IS_DEEP ? FAILING : shuffled(FAILING, 3))(
  `PE-029 where the marketing host fails by $kind a visitor sees the defaults (seed ${SEED})`,
  async (fault) => {
    site().faultInjection.set('delivery', fault);
    const { page, expectQuiet } = await visit(PATH, visitor('saver', { until: 'readable' }));
    await expect.poll(() => calls().length).toBe(1);

    await page.clock.runFor(LIMIT_MS);
    await decided(page);

    expect(await header(page).textContent()).toContain(HEADERS.default);
    expect(await banners(page).allTextContents()).toEqual([BANNERS.default]);
    expect(await page.locator('[role="alert"]').count()).toBe(0);
    // The browser says itself that a call has failed.
    await expectQuiet({ ignoring: /Failed to load resource/ });
  },
);

test('PE-004 PE-005 PE-016 the marketing host is asked once, by the names of the page', async () => {
  const sent: Request[] = [];
  const { page } = await visit(
    PATH,
    visitor('new', {
      prepare: async (window) =>
        window.on('request', (one) => isDelivery(one.url()) && sent.push(one)),
    }),
  );
  await decided(page);
  const [call] = sent;
  const body: unknown = call?.postDataJSON();

  expect(sent).toHaveLength(1);
  expect(call?.method()).toBe('POST');
  expect(call?.url()).toMatch(/\/rest\/v1\/delivery\?client=meridia&sessionId=[0-9a-f]{32}$/);
  expect(body).toMatchObject({
    execute: {
      mboxes: [
        { name: 'home-loan-header', index: 0, parameters: { location: PATH, language: 'en-GB' } },
        { name: 'home-loan-offer', index: 1, parameters: { cookieConsent: 'true' } },
      ],
    },
  });
  expect(await mboxCookie(page)).toMatch(/^session#[0-9a-f]{32}#\d+\|PC#\d+\.34_0#\d+$/);
});

describe('a page without an mbox', () => {
  test('loads nothing of offers, and may ask nobody for them', async () => {
    const response = await site().get(WITHOUT);
    const html = await response.text();
    const { requests } = await visit(WITHOUT, visitor('saver'));

    expect(html.includes('/assets/offers-')).toBe(false);
    expect(response.headers.get('content-security-policy')).not.toContain('/rest/v1/delivery');
    expect(requests.filter((url) => isDelivery(url) || /\/offers-\w+\.js/.test(url))).toEqual([]);
  });

  test('and one with some names the endpoint in its policy by its path', async () => {
    const { headers } = await site().get(PATH);

    expect(headers.get('content-security-policy')).toContain(
      `connect-src 'self' ${site().deliveryHost}/rest/v1/delivery;`,
    );
  });
});

test('who withdraws consent in one tab has no offer, nor what was stored of one, in another', async () => {
  const { page } = await visit(PATH, visitor('saver'));
  await decided(page);
  // From here on start-up does its work, which follows the other tabs.
  await page.clock.resume();
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('locale=');
  const stored = () => page.evaluate(() => sessionStorage.getItem('offers'));
  const before = await stored();
  const other = await page.context().newPage();
  await other.goto(new URL(WITHOUT, site().address).href);
  await untilReady(other);

  await other.getByRole('link', { name: 'Cookie settings' }).click();
  await other.getByRole('radio', { name: 'Basic' }).check();
  await other.getByRole('button', { name: 'Save' }).click();

  await expect.poll(stored).toBeNull();
  expect(before).not.toBeNull();
  expect(await mboxCookie(page)).toBeUndefined();
  const count = calls().length;
  await page.reload();
  await untilReady(page);
  expect(await banners(page).allTextContents()).toEqual([BANNERS.default]);
  expect(calls()).toHaveLength(count);
  await other.close();
});
