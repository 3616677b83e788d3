import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { experience } from '#site/experience.ts';
import { MODULE_LIST, type ModuleList } from '../size/module-list.ts';
import { followRequests } from './follow-requests.ts';
import { logInAs, sessionOf, wayOutOf } from './signing-in.ts';
import { openSite, untilReady } from './visit.ts';

const HOME = '/en/individuals';
const MINE = '/en/individuals/saving/saver-plus';

/** So long after the steps of a start-up begins what is deferred. */
const DEFERRED_MS = 2_000;

/** The site with a page for those who are signed in. */
const [last] = experience.routes.slice(-1);
const mine = { ...last, pathPattern: MINE, auth: { redirectTo: '/log-in?returnTo={currentUrl}' } };
const withPageOfOnesOwn = { ...experience, routes: [mine, ...experience.routes] };

const { site, visit } = openSite();
const { visit: visitMine } = openSite({ site: { experience: withPageOfOnesOwn } });

describe('whoever logs in', () => {
  test.each([
    ['A private client', ['PRVT']],
    ['A private and professional client', ['PRVT', 'PROF']],
    ['An employee of the bank', ['EMPLOYEE', 'PRVT']],
  ])(
    'as %s comes back with the profiles %j, and stays signed in',
    { tags: ['deep'] },
    async (person, types) => {
      const { page, expectQuiet } = await visit(HOME);

      await page.getByRole('banner').first().getByRole('link', { name: 'Log in' }).click();
      await logInAs(page, person);
      await page.waitForURL(site().address + HOME);
      await page.reload();
      await untilReady(page);

      await wayOutOf(page).waitFor();
      expect((await sessionOf(page))?.profiles.map(({ profileType }) => profileType)).toEqual(
        types,
      );
      await expectQuiet();
    },
  );

  test(
    'RT-005 RT-006 goes on where a route sent him away, query and fragment kept',
    { tags: ['deep'] },
    async () => {
      const { page } = await visitMine(`${MINE}?term=3&from=%C3%A9t%C3%A9#rates`, {
        until: 'loaded',
      });
      const there = new URL(`${MINE}?term=3&from=%C3%A9t%C3%A9#rates`, page.url()).href;

      await page.waitForURL('**/log-in?returnTo=*');
      await logInAs(page, 'A private client');

      await page.waitForURL(there);
      expect(await sessionOf(page)).toBeDefined();
    },
  );

  test('needs nothing but a keyboard', { tags: ['deep'] }, async () => {
    const { page, expectQuiet } = await visit(`/log-in?returnTo=${encodeURIComponent(HOME)}`);

    for (const key of ['Tab', 'Tab', 'ArrowDown', 'Enter']) await page.keyboard.press(key);

    await page.waitForURL(site().address + HOME);
    expect((await sessionOf(page))?.profiles).toHaveLength(2);
    await untilReady(page);
    await expectQuiet();
  });

  test('is told where that fails, and can try again', { tags: ['deep'] }, async () => {
    const { page } = await visit('/log-in');
    const address = '**/log-in/profiles';
    await page.route(address, (route) => route.fulfill({ status: 503, body: '{}' }));

    await logInAs(page, 'An employee of the bank');
    await page.getByRole('alert').waitFor();
    const before = await sessionOf(page);
    await page.unroute(address);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(site().address + HOME);

    expect(before).toBeUndefined();
    expect((await sessionOf(page))?.profiles).toHaveLength(2);
  });
});

describe('a log-in leads home', () => {
  test.each([
    'https://example.com/',
    '//example.com',
    '/\\example.com',
    'javascript:document.body.remove()',
    '/log-out',
    '%',
  ])('from %s', { tags: ['deep'] }, async (returnTo) => {
    const { page, requests, expectQuiet } = await visit(
      `/log-in?returnTo=${encodeURIComponent(returnTo)}`,
    );

    await logInAs(page, 'A private client');

    await page.waitForURL(site().address + HOME);
    await untilReady(page);
    expect(requests.filter((url) => !url.startsWith(`${site().address}/`))).toEqual([]);
    await expectQuiet();
  });
});

describe('the page of a log-in', () => {
  test.each([
    {
      by: 'the cookie',
      cookies: { locale: 'nl-BE' },
      accepted: 'fr-BE',
      lang: 'nl-BE',
      title: 'Inloggen',
    },
    { by: 'the browser', accepted: 'es,fr;q=0.8,de;q=0.5', lang: 'fr-BE', title: 'Se connecter' },
    { by: 'the site', accepted: 'es', lang: 'en-GB', title: 'Log in' },
  ])(
    'is in the language of $by',
    { tags: ['deep'] },
    async ({ cookies = {}, accepted, lang, title }) => {
      const { page, expectQuiet } = await visit('/log-in', {
        cookies,
        prepare: (window) => window.setExtraHTTPHeaders({ 'accept-language': accepted }),
      });

      const heading = page.getByRole('heading', { level: 1, name: title });

      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(lang);
      await heading.waitFor();
      expect(await page.title()).toBe(`${title} - Meridia Belgium`);
      await expectQuiet();
    },
  );

  test.each([360, 840, 1440])(
    'is accessible at %d px, and nothing moves',
    { tags: ['deep'] },
    async (width) => {
      const { page, expectQuiet, expectAccessible } = await visit('/log-in', {
        width,
        cookies: { locale: 'de-DE' },
      });

      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );

      expect(overflow).toBe(0);
      await expectAccessible();
      await expectQuiet();
    },
  );
});

describe('a session', () => {
  test(
    'is renewed over HTTP by the service that issued it, with each refresh token once',
    { tags: ['deep'] },
    async () => {
      const { prepare, untilStill } = followRequests();
      const { page, expectQuiet } = await visit('/log-in', {
        prepare: async (window) => {
          await window.clock.install();
          await prepare(window);
        },
      });
      const sent: (string | null)[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/oauth2/token')) sent.push(request.postData());
      });
      await logInAs(page, 'A private client');
      await page.waitForURL(site().address + HOME);
      await untilReady(page);
      // Requests that are still under way would meet their time limit.
      await untilStill();
      await page.clock.runFor(DEFERRED_MS);
      await untilStill();
      const tokens = async () => (await sessionOf(page))?.profiles[0]?.refreshToken;

      for (const renewal of [1, 2]) {
        const before = await tokens();
        await page.mouse.move(200, 100 * renewal);
        await page.clock.fastForward(181_000);
        await expect.poll(tokens).not.toBe(before);
      }

      expect(sent.length).toBeGreaterThan(1);
      expect(new Set(sent).size).toBe(sent.length);
      expect(await sessionOf(page)).toBeDefined();
      await expectQuiet();
    },
  );

  test('costs a visitor whom nobody knows not one file', { tags: ['deep'] }, async () => {
    const built: ModuleList = JSON.parse(readFileSync(`dist/client/${MODULE_LIST}`, 'utf8'));
    const ofTheSession = Object.keys(built).filter((script) =>
      Object.keys(built[script] ?? {}).some((path) => path.endsWith('/create-session.ts')),
    );
    const { page, requests } = await visit(HOME);
    const asked = () => requests.filter((url) => ofTheSession.some((name) => url.endsWith(name)));
    await page.waitForLoadState('networkidle');

    const before = asked();
    await signIn(page);
    await page.waitForLoadState('networkidle');

    expect(ofTheSession).toHaveLength(1);
    expect([before, asked().length]).toEqual([[], 1]);
  });
});

/** Signs in as a log-in does, without the page of one. */
async function signIn(page: Page): Promise<void> {
  const cookie = { name: 'signed-in', value: '1', url: site().address };
  await page.context().addCookies([cookie]);
  await page.reload();
  await untilReady(page);
}
