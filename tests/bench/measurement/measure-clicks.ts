import { chromium, type Browser, type Page } from 'playwright';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../../browser.ts';
import { startBuiltSite } from '../../digest/built-site.ts';
import type { Figure } from '../figures.ts';
import { medianOf } from '../percentiles.ts';

const PATH = '/en/individuals';
const ROUNDS = 5;
const CLICKS = 20;
const CPU_SLOWDOWN = 4;
/** Browsers tell of no interaction that was answered sooner. */
const LEAST_MS = 16;

declare global {
  interface Window {
    interactionTimes: Map<number, number>;
  }
}

/**
 * Compares the slowest answer to a click that is measured with the slowest to the same click of a
 * visitor who has not allowed that, on a slow processor, in alternating rounds. What the rounds
 * without it differ by among themselves is no cost of measurement.
 */
export async function measureClicks(): Promise<readonly Figure[]> {
  const executablePath = await ensureBrowser();
  const site = await startBuiltSite();
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  const measured: number[] = [];
  const plain: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      measured.push(await findSlowestClick(browser, site.address, true));
      plain.push(await findSlowestClick(browser, site.address, false));
    }
  } finally {
    await browser.close();
    site.stop();
  }
  return [
    {
      name: 'measurement: slowest of 20 clicks, against without and its spread',
      value: medianOf(measured),
      unit: 'ms',
      baseline: medianOf(plain) + Math.max(...plain) - Math.min(...plain),
      bound: 1,
    },
  ];
}

/** Opens and closes a menu, whose button has an event, and gives the slowest answer in ms. */
async function findSlowestClick(
  browser: Browser,
  origin: string,
  isAllowed: boolean,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const cookies = { cookiesOptin: String(isAllowed), thirdpartyOptin: String(isAllowed) };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })),
  );
  const page = await context.newPage();
  await page.addInitScript(noteInteractions, LEAST_MS);
  await page.goto(origin + PATH, { waitUntil: 'networkidle' });
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const button = page.locator('.top-bar [data-measure-event="menu"]').first();
  // The first one loads what answers a click.
  for (let click = 0; click <= CLICKS; click += 1) {
    await button.click();
    await afterNextFrame(page);
    if (click === 0) await page.evaluate(() => window.interactionTimes.clear());
  }
  const times = await page.evaluate(() => [...window.interactionTimes.values()]);
  await context.close();
  return Math.max(LEAST_MS, ...times);
}

/** Runs inside the page. */
function noteInteractions(leastMs: number): void {
  window.interactionTimes = new Map();
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming;
      if (interactionId === 0) continue;
      const before = window.interactionTimes.get(interactionId) ?? 0;
      window.interactionTimes.set(interactionId, Math.max(before, duration));
    }
  });
  const options = { type: 'event', durationThreshold: leastMs };
  observer.observe(options);
}

async function afterNextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}
