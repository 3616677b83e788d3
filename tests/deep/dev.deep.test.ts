import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { BROWSER_ARGUMENTS, findBrowser } from '../browser.ts';
import { copySources, type SourceCopy } from '../journeys/dev-server.ts';
import { logInAs, sessionOf, wayOutOf } from '../journeys/signing-in.ts';

/** A first page from the sources compiles them all. */
const PATIENCE_MS = 60_000;
const HOME = '/en/individuals';

let browser: Browser;
let sources: SourceCopy;
let address: string;

beforeAll(async () => {
  const executablePath = await findBrowser();
  [browser, sources] = await Promise.all([
    chromium.launch({ args: BROWSER_ARGUMENTS, ...(executablePath && { executablePath }) }),
    copySources({ hasPlayground: true }),
  ]);
  address = await sources.startServer();
});
afterAll(async () => {
  await browser.close();
  await sources.remove();
});

async function newWindow(): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  onTestFinished(() => page.close());
  return page;
}

async function open(url: string): Promise<Page> {
  const page = await newWindow();
  await page.goto(url);
  await page.locator('html[data-status="ready"]').waitFor();
  return page;
}

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

test.each(['/preview/section-title/full', '/preview/home/en', '/preview/'])(
  'OP-018 %s is shown from its sources',
  async (path) => {
    const page = await newWindow();
    await page.goto(address + path);

    await expect.poll(() => page.getByRole('heading').first().isVisible()).toBe(true);
  },
);

test('somebody can log in, and out', async () => {
  const page = await open(`${address}/log-in?returnTo=%2Fen%2Findividuals%3Fa%3D1`);

  await logInAs(page, 'An employee of the bank');
  await page.waitForURL(`${address}${HOME}?a=1`);
  const during = await sessionOf(page);
  await wayOutOf(page).click();
  await page.waitForURL(address + HOME);

  expect(during?.profiles).toHaveLength(2);
  expect(await sessionOf(page)).toBeUndefined();
});

test('two servers run beside each other, and both report changes', async () => {
  const other = await sources.startServer();
  const pages = [await open(address + HOME), await open(other + HOME)];

  await sources.edit('registry/shell/footer/footer.tsx', '<footer', '<p>Beside</p><footer');

  expect(other).not.toBe(address);
  for (const page of pages) await page.getByText('Beside').first().waitFor();
});
