import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { SESSION_NAME, sampleSession } from './sample-session.ts';
import { openSite, untilReady, type VisitOptions } from './visit.ts';
import { experienceWith, serveRoutes } from './with-routes.ts';

const CARDS = '/en/individuals/cards';
const SAVING = '/en/individuals/saving/saver-plus';
const LOG_IN = '/en/individuals/contact';

/**
 * Cards are for those who are signed in; saving is another page for professionals, and in another
 * application.
 */
const ROUTES = [
  {
    pathPattern: '/:language/individuals/cards',
    auth: { redirectTo: `${LOG_IN}?to={currentUrl}` },
  },
  { pathPattern: SAVING, conditions: { clientKind: 'professional' }, redirect: '/en/business' },
  { pathPattern: '/en/private-banking', conditions: { app: 'banking' }, redirect: '/en/business' },
];

const { site, visit } = openSite({ site: { experience: experienceWith(ROUTES) } });

interface SignedIn extends VisitOptions {
  /** True if the browser has a session, beside the hint that it has one. */
  readonly hasSession?: boolean;
}

function visitAsSigned(path: string, { hasSession = true, prepare, ...options }: SignedIn = {}) {
  return visit(path, {
    ...options,
    cookies: { 'signed-in': '1' },
    async prepare(page) {
      await serveRoutes(page, ROUTES);
      const session = hasSession ? sampleSession() : undefined;
      await page.addInitScript(
        ([name, text]) => text && !localStorage.length && localStorage.setItem(name, text),
        [SESSION_NAME, session] as const,
      );
      await prepare?.(page);
    },
  });
}

const heading = (page: Page) => page.locator('main h1').first().innerText();
const asked = () => site().faultInjection.calls('page-model').length;
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

test.each([360, 840, 1440])(
  'RT-007 at %i px whoever is signed in gets the page in the place of a skeleton, and nothing moves',
  { tags: ['deep'] },
  async (width) => {
    const { page, requests, expectQuiet, expectAccessible } = await visitAsSigned(CARDS, { width });

    expect(await heading(page)).toContain('Cards for every day');
    expect(await page.title()).toMatch(/^Cards.* - Meridia Belgium$/);
    expect(await page.locator('meta[name="robots"]').count()).toBe(0);
    expect(asked()).toBe(1);
    expect(requests.filter((url) => url.includes('page-model'))).toHaveLength(1);
    expect(new Set(requests).size).toBe(requests.length);
    await expectQuiet();
    await expectAccessible();
  },
);

test('until the browser has looked there is a skeleton in the language of the page, which no search engine lists', async () => {
  const answer = await site().get('/fr/individuals/cards', { headers: { cookie: 'signed-in=1' } });
  const html = await answer.text();

  expect(answer.status).toBe(200);
  expect(html).toContain('<html lang="fr-BE">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('La page se charge');
  expect(asked()).toBe(0);
});

test('RT-005 RT-006 a hint without a session leads to the log-in page, which is told where from', async () => {
  const { page } = await visitAsSigned(`${CARDS}?view=all#top`, {
    hasSession: false,
    until: 'readable',
  });

  await page.waitForURL(`**${LOG_IN}?to=*`);
  await untilReady(page);

  const to = new URL(page.url()).searchParams.get('to');
  expect(to).toBe(`${site().address}${CARDS}?view=all#top`);
  expect(await page.evaluate(() => history.length)).toBe(2);
  expect(await cookieNames(page)).not.toContain('signed-in');
});

test(
  'a page that is shown to all but some is shown to a private client',
  { tags: ['deep'] },
  async () => {
    const { page, expectQuiet } = await visitAsSigned(SAVING);

    expect(new URL(page.url()).pathname).toBe(SAVING);
    expect(await heading(page)).toContain('Saver Plus');
    await expectQuiet();
  },
);

test(
  'a condition on the application around the site waits for the browser, also of who is not signed in',
  { tags: ['deep'] },
  async () => {
    const { page, expectQuiet } = await visit('/en/private-banking', {
      prepare: (window) => serveRoutes(window, ROUTES),
    });

    expect(asked()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/en/private-banking');
    expect(await page.locator('main h1').count()).toBe(1);
    await expectQuiet();
  },
);

// Chromium 156 asks again for a module that has failed. 150 does not, and there the page comes in a
// document of its own.
test.each([
  ['whatever it does about what has failed', false, /^(?:navigate|reload)$/],
  ['that never asks again for what has failed, in a document of its own', true, /^reload$/],
])(
  'where the code does not arrive the frame can be used, and the page comes with the network in a browser %s',
  { tags: ['deep'] },
  async (_, isKept, type) => {
    const isCode = /\/assets\/(create-plan|run-decided)-/;
    const { page, consoleMessages } = await visitAsSigned(CARDS, {
      until: 'readable',
      prepare: (window) => window.route(isCode, (route) => route.abort()),
    });
    await expect.poll(() => consoleMessages.join()).toContain('unexpected-error');
    expect(await page.getByText('The page is loading').count()).toBe(1);
    await page.getByRole('contentinfo').waitFor();

    // Such a browser gets it in another document alone.
    if (isKept) page.once('framenavigated', () => void page.unroute(isCode));
    else await page.unroute(isCode);
    await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));

    await expect.poll(() => heading(page)).toContain('Cards for every day');
    await untilReady(page);
    const documents = await page.evaluate(
      () => performance.getEntriesByType('navigation')[0]?.toJSON() as { type: string },
    );
    expect(documents.type).toMatch(type);
  },
);

test('when the session ends in another tab, its page goes', { tags: ['deep'] }, async () => {
  const { page } = await visitAsSigned(CARDS);
  const other = await page.context().newPage();
  await other.goto(new URL('/en/individuals', page.url()).href);

  await other.evaluate((name) => localStorage.removeItem(name), SESSION_NAME);

  await page.waitForURL(`**${LOG_IN}?to=*`);
  await untilReady(page);
  expect(await page.getByText('Cards for every day').count()).toBe(0);
});
