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
  for (const path of ['/flex-page/*', '/macros/*', '/images/*', '/favicon.ico']) {
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
    .poll(() => last(3))
    .toEqual([
      'route-not-found {"path":"/en/members"}',
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
  expect(sent.at(-1)).toBe('Bearer token-of-the-host {"channel":"host"}');
});
