import { spawnSync } from 'node:child_process';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSecurityHeaders } from '#renderer/server';
import { experience } from '#site/experience.ts';
import { openSite } from '#tests/journeys/visit.ts';
import { listenerOf, serveOnLoopback } from '#tests/serve-on-loopback.ts';

const FOLDER = 'node_modules/.cache/host-application';
const HOME = '/en/individuals';
const SAVING = '/en/individuals/saving/saver-plus';
const CARDS = '/en/individuals/cards';

const { site, visit } = openSite();
const ends: (() => void)[] = [];
let origin = '';

beforeAll(async () => {
  const { stderr } = spawnSync('npm', ['run', '-s', 'build:example'], {
    encoding: 'utf8',
    env: { ...process.env, VITEST: '', NODE_ENV: 'production' },
  });
  if (stderr !== '') throw new Error(`The build is not silent:\n${stderr}`);
  ({ origin } = await serveOnLoopback(listenerOf(createHost().fetch), (end) => ends.push(end)));
});
afterAll(() => ends.forEach((end) => end()));

/** The application's own server: its document at every address, and the services of the bank. */
function createHost(): Hono {
  const host = new Hono();
  const headers = createSecurityHeaders({ mediaOrigins: experience.mediaOrigins });
  host.use(async (context, next) => {
    await next();
    headers.forEach((value, name) => context.header(name, value));
  });
  host.get('/assets/*', serveStatic({ root: FOLDER }));
  for (const path of ['/flex-page/*', '/config/*', '/macros/*', '/images/*', '/favicon.ico']) {
    host.all(path, ({ req }) => {
      const { pathname, search } = new URL(req.url);
      return proxy(site().address + pathname + search, { raw: req.raw });
    });
  }
  host.get('*', serveStatic({ path: `${FOLDER}/index.html` }));
  return host;
}

/** The lines in which the host page shows what it has been told. */
const heard = (page: Page) =>
  page.getByRole('list', { name: 'What the experience has told' }).getByRole('listitem');

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('CX-008 SE-066 RT-033 a host application gives its context and session, hears what becomes of routes, and goes from page to page', async () => {
  /** The headers with which the page is asked for. */
  const sent: (string | undefined)[] = [];
  const { page, expectQuiet } = await visit(origin + HOME, {
    isNew: true,
    async prepare(window) {
      await window.addInitScript(() => {
        const app = { platform: 'ios', version: '1.0.0', request: () => undefined };
        Reflect.set(globalThis, 'nativeWebView', app);
      });
      window.on('request', (request) => {
        if (!request.url().includes('page-model')) return;
        const { authorization, 'extended-session-context': context } = request.headers();
        sent.push(authorization && `${authorization} ${context}`);
      });
    },
  });
  await expect.poll(() => heard(page).allTextContents()).toEqual(['branch Ghent', 'ready']);
  expect(await page.locator('main h1, #page h1').count()).toBe(1);

  const last = async (count: number) => (await heard(page).allTextContents()).slice(-count);
  await press(page, 'Lend');
  await expect.poll(() => last(2)).toEqual(['app lending', 'layout lending']);
  await press(page, 'Cards');
  await expect.poll(() => last(1)).toEqual([`navigate ${CARDS} shown`]);
  expect(new URL(page.url()).pathname).toBe(CARDS);
  await press(page, 'Scan');
  await expect
    .poll(() => last(2))
    .toEqual([expect.stringMatching(/^route-refused .*camera/), 'navigate /en/scan refused']);
  await expectQuiet({ moving: ['main', ''] });

  await press(page, 'Members');
  await expect
    .poll(() => last(4))
    .toEqual([
      'route-not-found {"path":"/en/members"}',
      'problem The route of the path /en/members is only for visitors who are signed in.',
      expect.stringMatching(/^technical-error .*"code":"404"/),
      'navigate /en/members shown',
    ]);
  site().faultInjection.set('page-model', { kind: 'status', status: 500 });
  await press(page, 'Saving');
  await expect
    .poll(() => last(2))
    .toEqual([expect.stringMatching(/^route-import-failed /), `navigate ${SAVING} failed`]);
  site().faultInjection.clear();

  await press(page, 'Log in');
  await expect.poll(() => last(1)).toEqual(['session known']);
  await expect.poll(() => sent.at(-1)).toBe('Bearer token-of-the-host {"channel":"host"}');
});

test('CF-011 FP-030 its pages come from where the configuration of its application says', async () => {
  const address = '/flex-page/open/page-model';
  const properties = { endpoint: `${address}/of-the-bank` };
  const text = JSON.stringify({ flexPage: { name: 'flexPage', properties } });
  site().faultInjection.set('app-config', { kind: 'body', text });
  const asked: string[] = [];
  await visit(origin + HOME, {
    isNew: true,
    prepare: (window) =>
      window.route(`**${address}/**`, (route) => {
        const { pathname, search } = new URL(route.request().url());
        asked.push(pathname);
        return route.continue({ url: origin + address + search });
      }),
  });

  expect(asked).toEqual([`${address}/of-the-bank`]);
  const [call] = site().faultInjection.calls('app-config');
  expect(new URL(call?.url ?? '').pathname).toBe('/config/app/banking');
});

/** Opens the application as somebody who is signed in, at the overview. */
async function visitOverview() {
  const visited = await visit(origin + HOME, { isNew: true, height: 800 });
  const { page } = visited;
  await expect.poll(() => heard(page).allTextContents()).toContain('ready');
  await press(page, 'Log in');
  await expect.poll(() => heard(page).allTextContents()).toContain('session known');
  await press(page, 'Overview');
  await page.locator('.page-header').waitFor();
  return visited;
}

test('OV-032 SH-009 an application makes its overview of the kit', async () => {
  const { page, expectQuiet, expectAccessible } = await visitOverview();
  const borderColor = () =>
    page.locator('.page-header').evaluate((header) => getComputedStyle(header).borderBottomColor);
  const atFirst = await borderColor();
  expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Overview']);

  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 400);
  await expect.poll(borderColor).not.toBe(atFirst);
  await press(page, 'Accounts');
  const accounts = page.getByRole('dialog', { name: 'Accounts' });
  await accounts.waitFor();
  await expect
    .poll(() => accounts.evaluate((list) => (list as HTMLElement).offsetHeight))
    .toBe(320);
  await expectAccessible();
  await press(page, 'Saver Plus');
  await accounts.waitFor({ state: 'hidden' });
  await press(page, 'Details');
  const details = page.getByRole('dialog', { name: 'Saver Plus' });
  await details.getByRole('button', { name: 'Close' }).click();
  await details.waitFor({ state: 'hidden' });

  await page.locator('.overview > .icon svg').waitFor();
  await expectQuiet({ moving: ['main', ''] });
  await press(page, 'Back');
  await expect.poll(() => new URL(page.url()).pathname).toBe(HOME);
});

test('OV-019 OV-020 IC-010 an application is told what it has chosen wrongly, and what there is', async () => {
  const { page } = await visitOverview();
  const refusalOf = async (field: string, value: string) => {
    await page.getByRole('textbox', { name: field }).fill(value);
    await press(page, 'Apply');
    const problems = heard(page).filter({ hasText: 'Feature overview failed' });
    const text = await problems.first().innerText();
    await page.reload();
    await page.locator('.page-header').waitFor();
    return text;
  };

  expect(await refusalOf('Frame', 'drawer')).toContain(
    'Unknown overlay frame variation: drawer. Use a valid variation: dialog, ',
  );
  expect(await refusalOf('Role', 'menu')).toContain(
    'Unknown overlay role: menu. Use one of: dialog, alertdialog.',
  );
  expect(await refusalOf('Icon', 'harbour:line:anchor')).toContain(
    'Icon resolver not found for the icon "harbour:line:anchor".',
  );
});
