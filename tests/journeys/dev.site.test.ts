import { request } from 'node:http';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { BROWSER_ARGUMENTS, findBrowser } from '../browser.ts';
import { takeSample } from '../sample/take-sample.ts';
import { rawGet } from '../served/raw-get.ts';
import { copySources, type SourceCopy } from './dev-server.ts';

const HOME = '/en/individuals';
const STATIC = 'registry/blocks/section-title/section-title.tsx';
const INTERACTIVE = 'registry/blocks/accordion/accordion.tsx';

let browser: Browser;
let sources: SourceCopy;
let address: string;

beforeAll(async () => {
  const executablePath = await findBrowser();
  [browser, sources] = await Promise.all([
    chromium.launch({ args: BROWSER_ARGUMENTS, ...(executablePath && { executablePath }) }),
    copySources(),
  ]);
  address = await sources.startServer();
});
afterAll(async () => {
  await browser.close();
  await sources.remove();
});

/** A page that nobody loads anew by hand from then on, which tests share. */
let home: Page | undefined;

async function openHome(): Promise<Page> {
  if (!home) {
    home = await browser.newPage();
    // The first page from the sources compiles them all: only the limit of the test ends the wait
    // for it.
    home.setDefaultTimeout(0);
    await home.goto(address + HOME);
  }
  const shared = home;
  // A failed test must not leave its page to the tests after it.
  onTestFailed(async () => {
    home = undefined;
    await shared.close();
  });
  await untilReady(shared);
  return shared;
}

const untilReady = (page: Page) => page.locator('html[data-status="ready"]').waitFor();

const failure = (page: Page) => page.getByRole('heading', { name: 'This page cannot be made' });

/** Lists the files in which a mistake is made, and the text before which it is put. */
const MISTAKEN: readonly (readonly [name: string, path: string, text: string])[] = [
  ['a component that only the server runs', STATIC, 'return ('],
  ['a component that lives in the browser', INTERACTIVE, 'return ('],
  ['the server itself', 'site/server/create-site.ts', 'const app = new Hono();'],
  ['a fixture', `fixtures/pages${HOME}.json`, '"data":'],
  ['the messages of a component', 'registry/shell/top-bar/locales/en-GB.json', '"skip":'],
];

describe('OP-018 in npm run dev', () => {
  test('OP-018 a changed component shows by itself, one that only the server runs too', async () => {
    const page = await openHome();

    await sources.edit(STATIC, '<Heading', '<p>From the server alone</p><Heading');
    await page.getByText('From the server alone').first().waitFor();
    await sources.edit(INTERACTIVE, 'title={title}', 'title="From both sides"');
    await page.getByText('From both sides').first().waitFor();
    await untilReady(page);

    await expect.poll(() => page.getByText('From both sides').count()).toBe(1);
    await expect.poll(() => page.getByText('From the server alone').count()).toBeGreaterThan(1);
  });

  test.each(takeSample(MISTAKEN, { count: 2 }))(
    'OP-018 a mistake in %s is shown with its place until it is mended',
    { tags: ['deep'] },
    async (_, path, text) => {
      const page = await openHome();

      await sources.edit(path, text, `const = ;\n${text}`);
      await failure(page).waitFor();
      const shown = await page.getByRole('main').textContent();
      await sources.edit(path, `const = ;\n${text}`, text);
      await untilReady(page);

      expect(shown).toMatch(new RegExp(`In ${path}:\\d+:\\d+`));
      expect(shown).toContain('const = ;');
      await expect.poll(() => failure(page).count()).toBe(0);
    },
  );

  test(
    'OP-018 a mistake in what only browsers run lies over the page until it is mended',
    { tags: ['deep'] },
    async () => {
      const page = await openHome();
      const overlay = page.locator('vite-error-overlay');

      await sources.edit(
        'site/browser.ts',
        'window.experience = createExperience',
        'const = ;\nwindow.experience = createExperience',
      );
      await overlay.getByText('site/browser.ts').first().waitFor();
      await sources.edit('site/browser.ts', 'const = ;\n', '');
      await untilReady(page);

      await expect.poll(() => overlay.count()).toBe(0);
    },
  );

  test('a part that cannot be shown says why in its place, until it is mended', async () => {
    const page = await openHome();
    const path = `fixtures/pages${HOME}.json`;
    const notice = page.getByRole('main').getByRole('alert');

    await sources.edit(path, '"section-title"', '"sectoin-title"');
    await notice.waitFor();
    const text = await notice.textContent();
    await sources.edit(path, '"sectoin-title"', '"section-title"');
    await untilReady(page);

    expect(text).toMatch(/^sectoin-title: .*section-title.*unknown-component \/data\//);
    await expect.poll(() => notice.count()).toBe(0);
  });

  test('a changed fixture shows by itself', { tags: ['deep'] }, async () => {
    const page = await openHome();

    await sources.edit(`fixtures/pages${HOME}.json`, 'Picked for November', 'Picked for December');

    const title = page.getByRole('heading', { name: 'Picked for December' });
    await title.waitFor();
    await expect.poll(() => title.count()).toBe(1);
  });

  test(
    'a changed schema is generated anew, and its checks show by themselves',
    { tags: ['deep'] },
    async () => {
      const page = await openHome();
      const title = page.getByRole('heading', { name: 'What people ask us most' });
      const schema = 'schemas/blocks/section-title.schema.json';
      await title.waitFor();

      await sources.edit(schema, '"maxLength": 300', '"maxLength": 12');
      await title.waitFor({ state: 'detached' });
      await sources.edit(schema, '"maxLength": 12', '"maxLength": 300');
      await title.waitFor();

      await expect.poll(() => failure(page).count()).toBe(0);
    },
  );

  test('a changed style shows, and the page stays as it is', { tags: ['deep'] }, async () => {
    const page = await openHome();
    await page.evaluate(() => document.body.setAttribute('data-mine', ''));
    const title = page.locator('.section-title').first();

    await sources.edit(
      'registry/blocks/section-title/section-title.css',
      '.section-title',
      '.section-title { outline: 3px solid rgb(1, 2, 3); }\n.section-title',
    );

    await expect
      .poll(() => title.evaluate((element) => getComputedStyle(element).outlineColor))
      .toBe('rgb(1, 2, 3)');
    await expect.poll(() => page.locator('body[data-mine]').count()).toBe(1);
  });

  test('answers to names of this machine only: pages, sources, and the socket that announces reloads', async () => {
    const paths = ['/en/individuals', '/site/browser.ts', '/@vite/client', '/favicon.svg'];
    const ask = async (host: string) => {
      const pages = await Promise.all(
        paths.map((path) => rawGet(address, path, { headers: { host } })),
      );
      return [...pages.map(({ status }) => status), await upgrade(host)];
    };

    // A first page is compiled, which may take longer than it has.
    await expect.poll(async () => (await rawGet(address, HOME)).status).toBe(200);
    const own = await ask('localhost:4173');
    const statuses = await ask('vitrine.test');
    const foreign = await ask('evil.example');
    const number = await ask('192.168.1.5');

    expect(own).toEqual([200, 200, 200, 200, 101]);
    expect(statuses).toEqual([200, 200, 200, 200, 101]);
    expect(foreign).toEqual([403, 403, 403, 403, 403]);
    expect(number).toEqual([403, 403, 403, 403, 403]);
  });
});

/**
 * Asks for the socket of Vite's client, as a page under that name would; gives the status of the
 * answer.
 */
function upgrade(host: string): Promise<number> {
  const { hostname, port } = new URL(address);
  const headers = {
    host,
    connection: 'Upgrade',
    upgrade: 'websocket',
    origin: `http://${host}`,
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-protocol': 'vite-ping',
  };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: '/', headers });
    sent.once('upgrade', ({ statusCode }, socket) => {
      socket.destroy();
      resolve(statusCode ?? 0);
    });
    sent.once('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.once('error', reject);
    sent.end();
  });
}
