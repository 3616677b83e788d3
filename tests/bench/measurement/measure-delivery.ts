import { chromium, type Browser } from 'playwright';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../../browser.ts';
import { startBuiltSite } from '../../digest/built-site.ts';
import type { Figure, Measured } from '../figures.ts';
import { startProxy } from '../page-load/start-proxy.ts';
import { alignedTable } from '../table.ts';
import { countEvents, lostPercent, type EventCount } from './count-events.ts';
import { navigateAndClick } from './navigate-and-click.ts';
import { startCollector } from './start-collector.ts';
import { TRACKERS, type Tracker } from './trackers.ts';

const ANSWER_MS = 300;
const MAX_LOST_PERCENT = 0.1;

interface Delivered extends EventCount {
  readonly name: string;
  /** In kB. */
  readonly weighs: number;
}

/**
 * Follows a link so many times, with each tracker in a window of its own at the same time, and
 * compares what has happened with what has come to the tracker's host.
 */
export async function measureDelivery(navigations: number): Promise<Measured> {
  const executablePath = await ensureBrowser();
  const site = await startBuiltSite();
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  console.error(`  ${navigations} navigations with each`);
  try {
    const options = { site: site.address, navigations };
    const delivered = await Promise.all(
      TRACKERS.map(async (tracker) => followLinks(browser, tracker, options)),
    );
    return { figures: figuresOf(delivered), notes: [tableOf(delivered)] };
  } finally {
    await browser.close();
    site.stop();
  }
}

async function followLinks(
  browser: Browser,
  tracker: Tracker,
  { site, navigations }: { readonly site: string; readonly navigations: number },
): Promise<Delivered> {
  const collector = await startCollector(tracker, { site, answerMs: ANSWER_MS });
  const proxy = await startProxy(site, (html) => tracker.change(html, collector.address), {
    files: tracker.files(collector.address),
    withoutPolicy: true,
  });
  try {
    const close = await navigateAndClick(browser, proxy.address, navigations);
    // A page may send what the one before it could not: the last one stays open until it has.
    await collector.becomeQuiet();
    await close();
    const count = countEvents(collector.received(), navigations);
    return { name: tracker.name, weighs: tracker.weigh(), ...count };
  } finally {
    proxy.stop();
    collector.stop();
  }
}

function figuresOf(delivered: readonly Delivered[]): Figure[] {
  const ours = delivered.find(({ name }) => name === 'ours');
  return [
    {
      name: 'measurement: lost of a hundred events',
      value: ours ? Number(lostPercent(ours).toFixed(3)) : NaN,
      unit: 'count',
      bound: MAX_LOST_PERCENT,
    },
    {
      name: 'measurement: events that came twice',
      value: ours?.twice ?? NaN,
      unit: 'count',
      bound: 0,
    },
  ];
}

function tableOf(delivered: readonly Delivered[]): string {
  const rows = delivered.map((each) => [
    each.name,
    ...[each.expected, each.views, each.clicks].map(String),
    `${(100 - lostPercent(each)).toFixed(2)} %`,
    String(each.twice),
    `${each.weighs.toFixed(2)} kB`,
  ]);
  const head = ['tracker', 'events', 'views came', 'clicks came', 'received', 'twice', 'gzip'];
  return alignedTable([head, ...rows]);
}
