import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { BROWSER_ARGUMENTS, findBrowser } from '../browser.ts';
import { copySources, type SourceCopy } from './dev-server.ts';
import { logInAs, sessionOf, wayOutOf } from './signing-in.ts';

/** A first page from the sources compiles them all, on a machine that has other things to do. */
const PATIENCE_MS = 60_000;
const TEST_LIMIT_MS = 180_000;

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
}, TEST_LIMIT_MS);
afterAll(async () => {
  await browser.close();
  await sources.remove();
});

/** Opens a page that nobody loads anew by hand from then on. */
async function open(path = HOME, from = address): Promise<Page> {
  const page = await goTo(path, from);
  await untilReady(page);
  return page;
}

async function goTo(path: string, from = address): Promise<Page> {
  const page = await newWindow();
  await page.goto(`${from}${path}`);
  return page;
}

async function newWindow(): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  onTestFinished(() => page.close());
  return page;
}

const untilReady = (page: Page) => page.locator('html[data-status="ready"]').waitFor();

const failure = (page: Page) => page.getByRole('heading', { name: 'This page cannot be made' });

describe('OP-018 in npm run dev', { timeout: TEST_LIMIT_MS }, () => {
  test('OP-018 a changed component shows by itself, one that only the server runs too', async () => {
    const page = await open();

    await sources.edit(STATIC, '<Heading', '<p>From the server alone</p><Heading');
    await page.getByText('From the server alone').first().waitFor();
    await sources.edit(INTERACTIVE, 'title={title}', 'title="From both sides"');
    await page.getByText('From both sides').first().waitFor();
    await untilReady(page);

    expect(await page.getByText('From both sides').count()).toBe(1);
    expect(await page.getByText('From the server alone').count()).toBeGreaterThan(1);
  });

  test.each(['/preview/section-title/full', '/preview/home/en', '/preview/'])(
    'OP-018 %s is shown from its sources',
    async (path) => {
      const page = await goTo(path);

      const heading = page.getByRole('heading').first();
      await heading.waitFor();
      expect(await heading.isVisible()).toBe(true);
    },
  );

  test.each([
    ['a component that only the server runs', STATIC, 'return ('],
    ['a component that lives in the browser', INTERACTIVE, 'return ('],
    ['the server itself', 'site/create-site.ts', 'const app = new Hono();'],
    ['the messages of a component', 'registry/shell/top-bar/locales/en-GB.json', '"skip":'],
  ])('OP-018 a mistake in %s is shown with its place until it is mended', async (_, path, text) => {
    const page = await open();

    await sources.edit(path, text, `const = ;\n${text}`);
    await failure(page).waitFor();
    const shown = await page.getByRole('main').textContent();
    await sources.edit(path, `const = ;\n${text}`, text);
    await untilReady(page);

    expect(shown).toMatch(new RegExp(`In ${path}:\\d+:\\d+`));
    expect(shown).toContain('const = ;');
    expect(await failure(page).count()).toBe(0);
  });

  test('OP-018 a mistake in what only browsers run lies over the page until it is mended', async () => {
    const page = await open();
    const overlay = page.locator('vite-error-overlay');

    await sources.edit(
      'site/browser.ts',
      'void createExperience',
      'const = ;\nvoid createExperience',
    );
    await overlay.getByText('site/browser.ts').first().waitFor();
    await sources.edit('site/browser.ts', 'const = ;\n', '');
    await untilReady(page);

    expect(await overlay.count()).toBe(0);
  });

  test('somebody can log in, and out', async () => {
    const page = await open('/log-in?returnTo=%2Fen%2Findividuals%3Fa%3D1');

    await logInAs(page, 'An employee of the bank');
    await page.waitForURL(`${address}${HOME}?a=1`);
    const during = await sessionOf(page);
    await wayOutOf(page).click();
    await page.waitForURL(address + HOME);

    expect(during?.profiles).toHaveLength(2);
    expect(await sessionOf(page)).toBeUndefined();
  });

  test('a changed fixture shows by itself', async () => {
    const page = await open();

    await sources.edit(`fixtures/pages${HOME}.json`, 'Picked for November', 'Picked for December');

    const title = page.getByRole('heading', { name: 'Picked for December' });
    await title.waitFor();
    expect(await title.count()).toBe(1);
  });

  test('a changed schema is generated anew, and its checks show by themselves', async () => {
    const page = await open();
    const title = page.getByRole('heading', { name: 'What people ask us most' });
    const schema = 'schemas/blocks/section-title.schema.json';
    await title.waitFor();

    await sources.edit(schema, '"maxLength": 300', '"maxLength": 12');
    await title.waitFor({ state: 'detached' });
    await sources.edit(schema, '"maxLength": 12', '"maxLength": 300');
    await title.waitFor();

    expect(await failure(page).count()).toBe(0);
  });

  test('a changed style shows, and the page stays as it is', async () => {
    const page = await open();
    await page.evaluate(() => document.body.setAttribute('data-mine', ''));
    const title = page.locator('.section-title').first();

    await sources.edit(
      'registry/blocks/section-title/section-title.css',
      '.section-title',
      '.section-title { outline: 3px solid rgb(1, 2, 3); }\n.section-title',
    );

    await expect
      .poll(() => title.evaluate((element) => getComputedStyle(element).outlineColor), {
        timeout: PATIENCE_MS,
      })
      .toBe('rgb(1, 2, 3)');
    expect(await page.locator('body[data-mine]').count()).toBe(1);
  });

  // Its sources are thousands of files, so one window serves both promises.
  test('the playground has its preview, where a change shows, and every answer carries the security headers', async () => {
    const page = await newWindow();
    const unguarded: string[] = [];
    let answers = 0;
    page.on('response', (response) => {
      answers += 1;
      const { 'x-content-type-options': sniffing } = response.headers();
      if (sniffing !== 'nosniff') unguarded.push(response.url());
    });
    await page.goto(`${address}/playground/?scenario=service-card/minimal`);
    await page.frameLocator('iframe').locator('.service-card').first().waitFor();

    const component = 'registry/cards/service-card/service-card.tsx';
    await sources.edit(component, '{content}', "{{ ...content, title: 'In the preview too' }}");

    const changed = page.frameLocator('iframe').getByText('In the preview too').first();
    await changed.waitFor();
    expect(await changed.count()).toBe(1);
    expect(answers).toBeGreaterThan(50);
    expect(unguarded).toEqual([]);
  });

  test('two servers run beside each other, and both report changes', async () => {
    const other = await sources.startServer();
    const pages = [await open(), await open(HOME, other)];

    await sources.edit('registry/shell/footer/footer.tsx', '<footer', '<p>Beside</p><footer');

    expect(other).not.toBe(address);
    for (const page of pages) await page.getByText('Beside').first().waitFor();
  });
});
