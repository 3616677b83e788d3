import { chromium, type Browser } from 'playwright';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../../browser.ts';
import { startBuiltSite } from '../../digest/built-site.ts';
import type { Figure, Measured } from '../figures.ts';
import { openBareTextarea } from './bare-textarea.ts';
import { medianOf, percentile95 } from '../percentiles.ts';
import { openMixedPage } from './open-mixed-page.ts';
import { typeAndWatch } from './type-and-watch.ts';

/**
 * Lists the sizes of pages in components, and for each how many times slower typing may be than one
 * line in a bare textarea.
 */
const SIZES = [
  { count: 300, bound: 4.2 },
  { count: 1_000, bound: 8.3 },
];

/**
 * The text that the textarea holds. Many lines would be laid out anew at each key, which would not
 * be the least that a window can do.
 */
const ONE_LINE = 'A title';

const ROUNDS = 5;
const WARM_UP_KEYS = 5;
const KEYS = 25;

/**
 * Measures the time from a keystroke in the editor to the repainted preview, against one line in a
 * bare textarea, which is set into one element of a frame like the preview's. It takes the 95th
 * percentile of each round, and the median of five rounds of each side, by turns.
 */
export async function measurePlayground(): Promise<Measured> {
  const executablePath = await ensureBrowser();
  const site = await startBuiltSite();
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  try {
    const figures: Figure[] = [];
    for (const size of SIZES) figures.push(await compare(browser, site.address, size));
    return { figures, notes: [] };
  } finally {
    await browser.close();
    site.stop();
  }
}

async function compare(
  browser: Browser,
  address: string,
  { count, bound }: (typeof SIZES)[number],
): Promise<Figure> {
  const name = `keystroke to repaint, ${count.toLocaleString('en')} components, p95`;
  console.error(`  ${name}`);
  const playground = await openMixedPage(await browser.newPage(), address, count);
  const bare = await openBareTextarea(await browser.newPage(), ONE_LINE);

  const percentiles: { readonly playground: number; readonly bare: number }[] = [];
  for (const typist of [playground, bare]) await typeAndWatch(typist, WARM_UP_KEYS);
  for (let round = 0; round < ROUNDS; round += 1) {
    percentiles.push({
      bare: percentile95(await typeAndWatch(bare, KEYS)),
      playground: percentile95(await typeAndWatch(playground, KEYS)),
    });
  }
  await Promise.all([playground, bare].map(({ page }) => page.close()));
  return {
    name,
    value: medianOf(percentiles.map((round) => round.playground)),
    baseline: medianOf(percentiles.map((round) => round.bare)),
    unit: 'ms',
    bound,
  };
}
