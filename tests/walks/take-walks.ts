import { chromium, type Browser, type Page } from 'playwright';
import { serveSources } from '#site/dev/serve-sources.ts';
import { serveCdn, serveDelivery } from '#site/local/local-hosts.ts';
import { BROWSER_ARGUMENTS } from '../browser.ts';
import { listFilesRun } from './files-run.ts';
import { watchPage, watchProcess, type Coverage } from './take-coverage.ts';

/** The files that run in each walk, as paths from the project's root. */
export interface Walks {
  /** From a request for the home page to its HTML, on a server that has just started. */
  readonly firstRequest: readonly string[];
  /** From the first click on the home page to what it opens, hydration included. */
  readonly firstClick: readonly string[];
  /** From a key in the code editor of the playground to its letter in the preview. */
  readonly keyToPreview: readonly string[];
}

const LOOPBACK = { port: 0, hostname: '127.0.0.1' };
const HOME = '/en/individuals';
const PLAYGROUND = '/playground/?scenario=home/en&mode=code';
const HEADING = 'A home loan that starts';

/** On a machine with much to do Vite takes that long to compile the playground. */
const MAX_WAIT_MS = 180_000;
const MAX_READINGS = 100;

/**
 * Takes the three walks from the sources, which a development server serves one by one.
 *
 * @param executablePath is where the Chromium is.
 */
export async function takeWalks(executablePath: string): Promise<Walks> {
  const server = await watchProcess(process.cwd());
  const address = await startServer();
  const firstRequest = await walkRequest(server, address);
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  try {
    const firstClick = await walkClick(browser, address);
    return { firstRequest, firstClick, keyToPreview: await walkKey(browser, address) };
  } finally {
    await browser.close();
  }
}

async function startServer(): Promise<string> {
  const cdnHost = await serveCdn({ folder: 'fixtures/cdn', ...LOOPBACK });
  const deliveryHost = await serveDelivery({ fixtures: 'fixtures', ...LOOPBACK });
  return serveSources({
    ...LOOPBACK,
    allowedHosts: [],
    saving: { off: 'read-only' },
    hasTraces: false,
    cdnHost,
    deliveryHost,
  });
}

async function walkRequest(server: Coverage, address: string): Promise<readonly string[]> {
  // The server loads the site for it.
  await fetch(`${address}/healthz`);
  await server.take();
  await (await fetch(`${address}${HOME}`)).text();
  return listFilesRun(await server.take());
}

async function walkClick(browser: Browser, address: string): Promise<readonly string[]> {
  const page = await openPage(browser, address);
  const coverage = await watchPage(page, address);
  await page.goto(`${address}${HOME}`);
  await untilQuiet(page, coverage);
  await page.getByRole('button', { name: 'How do I block my card?' }).click();
  await page.locator('[data-awake]').waitFor();
  await page.getByText('In the app, open the card').waitFor();
  return listFilesRun(await coverage.take());
}

async function walkKey(browser: Browser, address: string): Promise<readonly string[]> {
  const page = await openPage(browser, address);
  const coverage = await watchPage(page, address);
  await page.goto(`${address}${PLAYGROUND}`);
  const preview = page.frameLocator('iframe[title="Preview"]');
  await putCaretBefore(page, HEADING);
  // The first change loads what the later ones have.
  await page.keyboard.type('x');
  await preview.getByText(`x${HEADING}`).first().waitFor();
  await untilQuiet(page, coverage);
  await page.keyboard.type('y');
  await preview.getByText(`xy${HEADING}`).first().waitFor();
  return listFilesRun(await coverage.take());
}

/** Opens a window of somebody who has chosen about cookies. */
async function openPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
  const choices = ['cookiesOptin', 'thirdpartyOptin'];
  await context.addCookies(choices.map((name) => ({ name, value: 'false', url: address })));
  const page = await context.newPage();
  page.setDefaultTimeout(MAX_WAIT_MS);
  return page;
}

/** Waits until the page is ready and nothing of the product has run between two idle moments. */
async function untilQuiet(page: Page, coverage: Coverage): Promise<void> {
  await page.locator('html[data-status="ready"]').waitFor();
  await page.waitForLoadState('networkidle');
  for (let reading = 0; reading < MAX_READINGS; reading += 1) {
    if (listFilesRun(await coverage.take()).length === 0) return;
    await page.waitForLoadState('networkidle');
    await page.evaluate(
      () => new Promise((resolve) => void window.requestIdleCallback(() => resolve(undefined))),
    );
  }
}

async function putCaretBefore(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Page model', exact: true });
  await field.waitFor();
  await page.locator('html[data-status="ready"]').waitFor();
  const value = await field.inputValue();
  const lines = value.slice(0, value.indexOf(text)).split('\n');
  await field.focus();
  await page.keyboard.press('Control+g');
  await page.locator('.quick-input-widget input').waitFor();
  await page.keyboard.insertText(`${lines.length}:${(lines.at(-1) ?? '').length + 1}`);
  await page.keyboard.press('Enter');
  await page.getByText(`Ln ${lines.length}, Col`).first().waitFor();
}
