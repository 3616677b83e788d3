import { readFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../browser.ts';
import { buildForBrowser } from './build.ts';
import type { Measured } from './figures.ts';

declare global {
  /** Set by the page that is measured. */
  var measures: Readonly<Record<string, () => Promise<Measured>>> | undefined;
}

const ORIGIN = 'https://bench.test';

/**
 * Only a page that is isolated from all others gets a clock finer than a tenth of a millisecond.
 */
const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/**
 * A page may collect what the round before left behind, and asks for no image: there are none here.
 */
const ARGUMENTS = [
  ...BROWSER_ARGUMENTS,
  '--js-flags=--expose-gc',
  '--blink-settings=imagesEnabled=false',
];

export interface BenchBrowser {
  readonly measure: (name: string) => Promise<Measured>;
  readonly close: () => Promise<void>;
}

/** Starts Chromium; each instrument of a build gets a page of its own. */
export async function prepareBrowser(build = buildForBrowser): Promise<BenchBrowser> {
  const executablePath = await ensureBrowser();
  const folder = await build();
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  return {
    async measure(name) {
      const page = await browser.newPage();
      // The page says what it measures next, so that somebody who waits sees it going on.
      page.on('console', (message) => {
        if (message.type() === 'info') console.error(`  ${message.text()}`);
      });
      await serve(page, folder);
      await page.goto(ORIGIN);
      await page.waitForFunction(() => globalThis.measures);
      const measured = await page.evaluate(
        (measureName) => globalThis.measures?.[measureName]?.(),
        name,
      );
      await page.close();
      if (!measured) throw new Error(`There is no instrument ${name} for the browser.`);
      return measured;
    },
    close: () => browser.close(),
  };
}

/** The build's files by their own names, and for everything else a document that starts them. */
async function serve(page: Page, folder: string): Promise<void> {
  const html =
    '<!doctype html><html lang="en"><head><title>Bench</title></head><body></body></html>';
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') {
      const body = html.replace('</head>', '<script type="module" src="/main.js"></script></head>');
      await route.fulfill({ body, contentType: 'text/html', headers: ISOLATED });
      return;
    }
    const body = await readFile(`${folder}${pathname}`).catch(() => undefined);
    const contentType = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
    await route.fulfill(
      body ? { body, contentType, headers: ISOLATED } : { status: 404, headers: ISOLATED },
    );
  });
}
