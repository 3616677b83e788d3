import { chromium, type Browser } from 'playwright';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../../browser.ts';
import { startBuiltSite } from '../../digest/built-site.ts';
import { buildBareMonaco } from '../build.ts';
import type { Measured } from '../figures.ts';
import { medianOf } from '../percentiles.ts';
import { serveFolder } from './serve-folder.ts';

const ROUNDS = 7;
const MOST = 2;
/** No page has it. */
const KEY = '~';
const DOCUMENT =
  '<!doctype html><html lang="en"><head><title>Monaco</title><link rel="stylesheet" href="/main.css">' +
  '<script type="module" src="/main.js"></script></head><body></body></html>';

/**
 * Measures the time from the start of a navigation to the first typed character, painted and part
 * of the document, in a browser that knows nothing of the page; against Monaco alone in an empty
 * page. It takes the median of seven loads of each, by turns. The first key goes to whatever takes
 * one: of the playground that is a plain field, and Monaco goes on from there.
 */
export async function measureFirstKey(): Promise<Measured> {
  const executablePath = await ensureBrowser();
  const folder = await buildBareMonaco();
  const [site, bare] = [await startBuiltSite(), await serveFolder(folder, DOCUMENT)];
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  try {
    const playground = `${site.address}/playground/?scenario=home/en&mode=code`;
    const times: { readonly playground: number; readonly bare: number }[] = [];
    for (let round = -1; round < ROUNDS; round += 1) {
      const both = {
        bare: await firstKeyMs(browser, bare.address),
        playground: await firstKeyMs(browser, playground),
      };
      // The servers' first answers are slower than any after them.
      if (round >= 0) times.push(both);
    }
    const value = medianOf(times.map((round) => round.playground));
    const baseline = medianOf(times.map((round) => round.bare));
    const name = 'from load to typing, against Monaco alone';
    return { figures: [{ name, value, baseline, unit: 'ms', bound: MOST }], notes: [] };
  } finally {
    await browser.close();
    site.stop();
    bare.stop();
  }
}

async function firstKeyMs(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(focusField);
  await page.keyboard.press(KEY);
  const painted = await page.waitForFunction(paintedAt, KEY);
  const time = Number(await painted.jsonValue());
  await context.close();
  return time;
}

/** Runs in the page: whether there is a field that takes a key. It has the focus then. */
function focusField(): boolean {
  const field = [...document.querySelectorAll('textarea')].find(
    (each) => each.ariaLabel === 'Page model' && !each.readOnly && each.value !== '',
  );
  field?.focus();
  return field !== undefined && document.activeElement === field;
}

/**
 * Runs in the page, in each frame: when the frame came after that in which the key was part of the
 * text.
 */
function paintedAt(key: string): number | undefined {
  const isThere = [...document.querySelectorAll('textarea')].some(({ value }) =>
    value.includes(key),
  );
  return isThere ? performance.now() : undefined;
}
