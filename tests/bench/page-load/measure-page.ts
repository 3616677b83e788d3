import { chromium } from 'playwright';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../../browser.ts';
import { startBuiltSite } from '../../digest/built-site.ts';
import type { Figure, Measured } from '../figures.ts';
import { medianOf } from '../percentiles.ts';
import { alignedTable } from '../table.ts';
import { loadThrottled, type PageLoad } from './load-throttled.ts';
import { startProxy } from './start-proxy.ts';
import { withoutScripts, withOneTask } from './variants.ts';

const HOME = '/en/individuals';
const ROUNDS = 5;
const BYTES_A_KB = 1_000;

const MAX_LCP_RATIO = 1.1;
const MAX_TBT_RATIO = 1;
const MAX_SCRIPT_KB = 25;
const MAX_BLOCKING_FILES = 2;

/** The page as it is, and two that show what is possible. */
const VARIANTS = {
  ours: (html: string) => html,
  'without script': withoutScripts,
  'with one task': withOneTask,
};

type Variant = keyof typeof VARIANTS;

/**
 * The home page of the built site on a slow machine and a slow network, by turns with the same HTML
 * without script and with one task of 50 ms. Medians of five.
 */
export async function measurePage(): Promise<Measured> {
  const executablePath = await ensureBrowser();
  const site = await startBuiltSite();
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  const proxies = await Promise.all(
    Object.entries(VARIANTS).map(async ([name, change]) => ({
      name: name as Variant,
      loads: [] as PageLoad[],
      ...(await startProxy(site.address, change)),
    })),
  );
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      console.error(round === 0 ? '  warming up' : `  round ${round} of ${ROUNDS}`);
      for (const { address, loads } of proxies) {
        const load = await loadThrottled(browser, `${address}${HOME}`);
        if (round > 0) loads.push(load);
      }
    }
  } finally {
    await browser.close();
    proxies.forEach((proxy) => proxy.stop());
    site.stop();
  }
  const medians = new Map(proxies.map(({ name, loads }) => [name, medianLoad(loads)]));
  return { figures: figuresOf(medians), notes: [tableOf(medians)] };
}

type Medians = ReadonlyMap<Variant, PageLoad>;

function medianLoad(loads: readonly PageLoad[]): PageLoad {
  const median = (value: (load: PageLoad) => number) => medianOf(loads.map(value));
  return {
    lcpMs: median(({ lcpMs }) => lcpMs),
    tbtMs: median(({ tbtMs }) => tbtMs),
    cls: median(({ cls }) => cls),
    requests: median(({ requests }) => requests),
    bytes: median(({ bytes }) => bytes),
    scriptBytes: median(({ scriptBytes }) => scriptBytes),
    blockingFiles: median(({ blockingFiles }) => blockingFiles),
  };
}

function figuresOf(medians: Medians): Figure[] {
  const ours = medians.get('ours');
  return [
    {
      name: 'home page: LCP, against the same page without script',
      value: ours?.lcpMs ?? NaN,
      baseline: medians.get('without script')?.lcpMs ?? NaN,
      unit: 'ms',
      bound: MAX_LCP_RATIO,
    },
    {
      name: 'home page: TBT, against the same page with one task of 50 ms',
      value: ours?.tbtMs ?? NaN,
      baseline: medians.get('with one task')?.tbtMs ?? NaN,
      unit: 'ms',
      bound: MAX_TBT_RATIO,
    },
    {
      name: 'home page: script before intent',
      value: (ours?.scriptBytes ?? NaN) / BYTES_A_KB,
      unit: 'kB',
      bound: MAX_SCRIPT_KB,
    },
    {
      name: 'home page: files that block the first paint',
      value: ours?.blockingFiles ?? NaN,
      unit: 'count',
      bound: MAX_BLOCKING_FILES,
    },
  ];
}

function tableOf(medians: Medians): string {
  const headings = ['home page', 'LCP', 'TBT', 'CLS', 'requests', 'bytes', 'script', 'blocking'];
  const rows = [...medians].map(([name, load]) => [
    name,
    `${load.lcpMs.toFixed(0)} ms`,
    `${load.tbtMs.toFixed(0)} ms`,
    load.cls.toFixed(3),
    String(load.requests),
    `${(load.bytes / BYTES_A_KB).toFixed(0)} kB`,
    `${(load.scriptBytes / BYTES_A_KB).toFixed(1)} kB`,
    String(load.blockingFiles),
  ]);
  return alignedTable([headings, ...rows]);
}
