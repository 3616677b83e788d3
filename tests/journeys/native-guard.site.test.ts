import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openSite, type VisitOptions } from './visit.ts';
import { experienceWith, serveRoutes } from './with-routes.ts';

const HOME = '/en/individuals';
const CARDS = '/en/individuals/cards';
const ROUTES = [
  { pathPattern: CARDS, compatibility: { appVersion: { android: '1.7.4', ios: '1.7.4' } } },
];

const { site, visit } = openSite({ site: { experience: experienceWith(ROUTES) } });

/** Visits within an app of a version, or in a normal browser. */
function visitIn(version: string | undefined, path: string, options: VisitOptions = {}) {
  return visit(path, {
    ...options,
    isNew: true,
    async prepare(page) {
      await serveRoutes(page, ROUTES);
      await options.prepare?.(page);
      if (version === undefined) return;
      await page.addInitScript((own) => {
        const app = { platform: 'android', version: own, request: () => undefined };
        Reflect.set(window, 'nativeWebView', app);
      }, version);
    },
  });
}

const headings = (page: Page) => page.getByRole('heading', { level: 1 }).allInnerTexts();
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'version 1.7.4' });

test('RT-032 a link to a route that the app is too old for leaves the page, with a message that can be closed', async () => {
  const guard = Promise.withResolvers<string>();
  const { page, expectAccessible } = await visitIn('1.7.0', HOME, {
    prepare: async (window) =>
      void window.waitForResponse(/guard-documents/u).then((file) => guard.resolve(file.url())),
  });
  // It comes after the page has been painted; until then a server is asked.
  await page.evaluate(`import(${JSON.stringify(await guard.promise)}).then(() => undefined)`);
  await page.evaluate(() => {
    document.addEventListener('route-refused', (event) => {
      document.body.dataset['refused'] = JSON.stringify(Reflect.get(event, 'detail'));
    });
  });

  // Those links stand in panels that are closed.
  await page.locator(`main a[href="${CARDS}"]`).first().dispatchEvent('click');
  await notice(page).waitFor();

  expect(new URL(page.url()).pathname).toBe(HOME);
  await expect
    .poll(() => page.locator('body').getAttribute('data-refused'))
    .toBe(JSON.stringify({ path: CARDS, missingFeatures: [], requiredVersion: '1.7.4' }));
  await expectAccessible();
  await page.getByRole('button', { name: 'Close' }).click();
  await notice(page).waitFor({ state: 'detached' });
});

test.each([
  ['that says nothing of itself', {}],
  ['that says in a header which it is', { 'X-Native-App': 'android/1.7.0' }],
])(
  'RT-032 a deep link or a reload in an app %s shows home with that message',
  async (_, headers) => {
    const { page } = await visitIn('1.7.0', HOME, {
      prepare: (window) => window.setExtraHTTPHeaders(headers),
    });

    await page.goto(new URL(CARDS, page.url()).href);
    await page.waitForURL((url) => url.pathname === HOME);
    await notice(page).waitFor();

    expect(new URL(page.url()).hash).toBe('');
    expect(await page.content()).not.toContain('Cards for every day');
    await page.reload();
    expect(new URL(page.url()).pathname).toBe(HOME);
  },
);

test('RT-032 an app that is new enough, and a normal browser, show the page', async () => {
  for (const version of ['1.7.4', undefined]) {
    const { page } = await visitIn(version, CARDS);
    await page.getByRole('heading', { level: 1, name: 'Cards for every day' }).waitFor();
    expect(await headings(page)).toHaveLength(1);
  }
  const [guarded, other] = await Promise.all([CARDS, HOME].map((path) => site().get(path)));
  expect(guarded?.headers.get('cache-control')).toContain('no-store');
  expect(other?.headers.get('vary')).not.toContain('X-Native-App');
});
