import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { Experiment } from '#schemas/generated/experiment-list.ts';
import { SESSION_NAME, sampleSession } from './sample-session.ts';
import { stopLookUpLimit } from './stop-clock.ts';
import { openSite, untilReady, type VisitOptions } from './visit.ts';
import { wakeUp } from './wake-up.ts';

const PATH = '/en/individuals/borrowing/home-loan';
const KEY = 'home-loan-advice';
const VISIT = `POST /experiment/open/experiments/${KEY}/variants/first-home/visits`;

const EXPERIMENT: Experiment = {
  key: KEY,
  experimentUrl: PATH,
  variants: [
    { variant: 'control', variantUrl: PATH },
    { variant: 'first-home', variantUrl: '/en/individuals/borrowing/your-first-home-loan' },
  ],
};

const { site, visit } = openSite({ site: { experiments: () => [EXPERIMENT] } });

/** A visitor who allows it, and whose variant is known already. */
const KNOWN = {
  consent: 'personal',
  cookies: { experiments: `${KEY}:first-home` },
} as const satisfies VisitOptions;

const visits = () =>
  (['visits', 'open-visits'] as const)
    .flatMap((endpoint) => site().faultInjection.calls(endpoint))
    .map(({ method, url }) => `${method} ${new URL(url).pathname}`);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const isCode = (url: string) => /\/assets\/start-experiments-/.test(url);
/** A page that is given back is a page view, whose event is no matter of experiments. */
const isMeasurement = (url: string) => url.includes('/clientevent/');

/**
 * Tells the page what a browser tells one that comes out of its back-forward cache. Chromium
 * without windows has no such cache.
 */
const comeBack = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('EX-026 a visit is registered once a view, after the variant was painted', async () => {
  const { page, expectQuiet } = await visit(PATH, KNOWN);
  await expect.poll(visits).toEqual([VISIT]);

  const registered = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/visits'))
        ?.startTime,
  );
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  expect(painted).toBeLessThan((await registered.jsonValue()) ?? 0);
  await wakeUp(page);
  await expectQuiet();
  await page.reload();

  await expect.poll(visits).toEqual([VISIT, VISIT]);
});

test('EX-026 none is registered while the page is made ahead', async () => {
  const { page, requests } = await visit(PATH, {
    ...KNOWN,
    prepare: (window) =>
      window.addInitScript(() => {
        Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
      }),
  });
  await expect.poll(() => requests.some(isCode)).toBe(true);
  await page.waitForLoadState('networkidle');
  const before = visits();

  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
  });

  await expect.poll(visits).toEqual([VISIT]);
  expect(before).toEqual([]);
});

test('EX-026 a page that is given back registers nothing, and is loaded anew for another variant', async () => {
  const { page, requests } = await visit(PATH, KNOWN);
  await expect.poll(visits).toEqual([VISIT]);
  const shown = await heading(page).textContent();
  const asked = requests.length;
  await comeBack(page);
  await page.waitForLoadState('networkidle');
  const after = requests.slice(asked).filter((request) => !isMeasurement(request));

  const url = site().address;
  const changed = { name: 'experiments', value: `${KEY}:control`, url };
  await page.context().addCookies([changed, { name: 'visitor', value: 'somebody', url }]);
  await comeBack(page);

  const ofControl = VISIT.replace('first-home', 'control');
  await expect.poll(visits).toEqual([VISIT, ofControl]);
  await untilReady(page);
  expect(after).toEqual([]);
  expect(await heading(page).textContent()).not.toBe(shown);
});

test.each([
  ['that consent forbids', 'basic', undefined],
  ['by an error', 'personal', { kind: 'status', status: 503 }],
  ['by a time-out', 'personal', { kind: 'hang' }],
] as const)(
  'EX-026 the control %s has no visit, and no code for one',
  async (_, consent, fault) => {
    site().faultInjection.set('open-variants', fault);

    const { page, requests, expectQuiet } = await visit(PATH, { consent });
    await page.waitForLoadState('networkidle');

    expect(visits()).toEqual([]);
    expect(requests.filter(isCode)).toEqual([]);
    await expectQuiet();
  },
);

test('a visit that fails is a warning, and is not tried again', async () => {
  site().faultInjection.set('open-visits', { kind: 'status', status: 503 });
  const { page, consoleMessages, expectQuiet } = await visit(PATH, KNOWN);
  await expect.poll(() => consoleMessages.join()).toContain('Cannot register experiment visit');

  await page.reload();

  await expect.poll(visits).toEqual([VISIT, VISIT]);
  await expect.poll(() => consoleMessages.length).toBe(4);
  const ofBrowser = /^error: Failed to load resource/;
  const own = /^warning: Cannot register experiment visit: .* status 503/;
  await expectQuiet({ except: [ofBrowser, own, ofBrowser, own] });
});

/** The page URLs that were asked for. */
const pageUrls = () =>
  site()
    .faultInjection.calls('page-model')
    .map(({ url }) => new URL(url).searchParams.get('pageUrl'));

/** Counts the look-ups of a profile, and those of nobody in particular. */
const countLookUps = () =>
  (['active-variants', 'open-variants'] as const).map(
    (endpoint) => site().faultInjection.calls(endpoint).length,
  );

interface HintOptions {
  readonly consent?: 'basic' | 'personal';
  /** True if the limit of the look-up counts; otherwise the service may take its time. */
  readonly isLimited?: boolean;
}

const visitWithHint = (
  session: string,
  { consent = 'personal', isLimited = false }: HintOptions = {},
) =>
  visit(PATH, {
    consent,
    cookies: { 'signed-in': '1' },
    prepare: async (page) => {
      if (!isLimited) await stopLookUpLimit(page);
      const stored = [SESSION_NAME, session] as const;
      await page.addInitScript(([name, text]) => text && localStorage.setItem(name, text), stored);
    },
  });

describe('a visitor with the hint of a session', () => {
  test.each([
    [
      'EX-009 EX-010 EX-012 with a profile is looked up by it',
      { session: sampleSession(), lookUps: [1, 0], path: '/experiment/experiments' },
    ],
    [
      'EX-011 EX-013 but none after all is looked up as anybody',
      { session: '', lookUps: [0, 1], path: '/experiment/open/experiments' },
    ],
  ])('%s, and sees one page', async (_, { session, lookUps, path }) => {
    const { page, expectQuiet } = await visitWithHint(session);

    await expect.poll(visits).toHaveLength(1);
    const [, variant = ''] = /variants\/([^/]+)\/visits$/.exec(visits()[0] ?? '') ?? [];
    const shown = EXPERIMENT.variants.find((each) => each.variant === variant)?.variantUrl;
    expect(visits()).toEqual([`POST ${path}/${KEY}/variants/${variant}/visits`]);
    expect(countLookUps()).toEqual(lookUps);
    expect(pageUrls()).toEqual([shown]);
    const canonical = page.locator('link[rel="canonical"]');
    await expect.poll(() => canonical.getAttribute('href')).toContain(PATH);
    // Who has no session after all has a log-in there.
    await expectQuiet({ moving: ['topBar'] });
  });

  test('EX-014 a click that the experience counts is one success of the variant', async () => {
    const drawn = { experimentKey: KEY, variantKey: 'first-home', variantStatus: 'NEW' };
    const [, variant] = EXPERIMENT.variants;
    const activeVariants = [{ ...drawn, ...variant, experimentUrl: PATH }];
    const text = JSON.stringify({ activeVariants });
    site().faultInjection.set('active-variants', { kind: 'body', text });
    const { page } = await visitWithHint(sampleSession());
    await expect.poll(visits).toHaveLength(1);

    await page.getByRole('link', { name: 'Book an hour with Elise' }).click();
    await page.waitForURL('**/en/individuals/appointment');
    await untilReady(page);

    const successes = () =>
      site()
        .faultInjection.calls('successes')
        .map(({ method, url }) => `${method} ${new URL(url).pathname}`);
    const success = `POST /experiment/experiments/${KEY}/variants/first-home/successes`;
    await expect.poll(successes).toEqual([success]);
  });

  test('EX-028 a service that hangs leaves the page as it is, without a visit', async () => {
    site().faultInjection.set('active-variants', { kind: 'hang' });

    const { page } = await visitWithHint(sampleSession(), { isLimited: true });

    await heading(page).waitFor();
    expect(pageUrls()).toEqual([PATH]);
    expect(visits()).toEqual([]);
  });

  test('without consent the server shows the page as it is, and nobody is asked', async () => {
    const { expectQuiet } = await visitWithHint(sampleSession(), { consent: 'basic' });

    expect(pageUrls()).toEqual([PATH]);
    expect(countLookUps()).toEqual([0, 0]);
    await expectQuiet();
  });
});

test('two tabs show two variants, each keeps its own, and both follow a withdrawal in one', async () => {
  const { page } = await visit(PATH, KNOWN);
  await expect.poll(visits).toEqual([VISIT]);
  const url = site().address;
  const changed = { name: 'experiments', value: `${KEY}:control`, url };
  await page.context().addCookies([changed, { name: 'visitor', value: 'somebody', url }]);
  const other = await page.context().newPage();
  await other.goto(site().address + PATH);
  const ofControl = VISIT.replace('first-home', 'control');
  await expect.poll(visits).toEqual([VISIT, ofControl]);
  const [first, second] = [await heading(page).innerText(), await heading(other).innerText()];

  await untilReady(other);
  await other.getByRole('link', { name: 'Cookie settings' }).click();
  await other.getByRole('radio', { name: 'Basic' }).check();
  await other.getByRole('button', { name: 'Save' }).click();
  await other.getByRole('dialog').waitFor({ state: 'hidden' });

  expect(await page.evaluate(() => document.cookie)).not.toMatch(/\b(experiments|visitor)=/);
  expect(first).not.toBe(second);
  // Nothing changes under the eyes of whoever reads; what comes next is the page as it is.
  expect(await heading(page).innerText()).toBe(first);
  await comeBack(page);
  await expect.poll(() => heading(page).innerText()).toBe(second);
  expect(visits()).toEqual([VISIT, ofControl]);
  await other.close();
});
