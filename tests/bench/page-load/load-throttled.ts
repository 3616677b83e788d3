import type { Browser, CDPSession, Page } from 'playwright';
import { blockingMsOf } from './variants.ts';

/** Holds the figures of one loading of a page. */
export interface PageLoad {
  readonly lcpMs: number;
  /** The time for which the thread kept others waiting, from the first byte on. */
  readonly tbtMs: number;
  readonly cls: number;
  readonly requests: number;
  /** All that was sent to the browser, heads included. */
  readonly bytes: number;
  /** Bodies of scripts, compressed as they were sent. */
  readonly scriptBytes: number;
  /** Files without which nothing is painted. */
  readonly blockingFiles: number;
}

/** A telephone of the middle, on a network of the middle. */
export const DEVICE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const CPU_SLOWDOWN = 4;
const DOWN_BITS = 1_600_000;
const UP_BITS = 750_000;
const LATENCY_MS = 150;
const BITS_A_BYTE = 8;

/** A page on which nothing has happened for so long is loaded. */
const QUIET_MS = 2_000;

interface Seen {
  readonly tasks: number[];
  lcpMs: number;
  cls: number;
}

declare global {
  interface Window {
    seen?: Seen;
  }
}

/** Loads a page in a browser that knows nothing of it. Nobody touches it. */
export async function loadThrottled(browser: Browser, address: string): Promise<PageLoad> {
  const context = await browser.newContext(DEVICE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await watchTraffic(session);
  await throttle(session);
  await page.addInitScript(watchPage);
  await page.goto(address, { waitUntil: 'load' });
  await traffic.quiet();
  const seen = await page.evaluate(() => window.seen);
  const blockingFiles = await countBlocking(page);
  await context.close();
  if (!seen || seen.lcpMs === 0) throw new Error(`${address} has painted nothing.`);
  const { lcpMs, cls, tasks } = seen;
  return { lcpMs, cls, tbtMs: blockingMsOf(tasks), blockingFiles, ...traffic.sums() };
}

/** Slows the processor and the network of a page down, as on such a telephone. */
export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: DOWN_BITS / BITS_A_BYTE,
    uploadThroughput: UP_BITS / BITS_A_BYTE,
  });
}

async function watchTraffic(session: CDPSession) {
  const scripts = new Set<string>();
  const sums = { requests: 0, bytes: 0, scriptBytes: 0 };
  let latest = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    latest = performance.now();
    sums.requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    latest = performance.now();
    if (scripts.has(requestId)) sums.scriptBytes += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    latest = performance.now();
    sums.bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return {
    sums: () => sums,
    async quiet() {
      latest = performance.now();
      while (performance.now() - latest < QUIET_MS) {
        await new Promise((resolve) => void setTimeout(resolve, QUIET_MS / 10));
      }
    },
  };
}

/** Runs in the page before anything of its own. */
function watchPage(): void {
  const seen: Seen = { tasks: [], lcpMs: 0, cls: 0 };
  window.seen = seen;
  const notes: Readonly<Record<string, (entry: PerformanceEntry) => void>> = {
    longtask: ({ duration }) => void seen.tasks.push(duration),
    'largest-contentful-paint': ({ startTime }) => void (seen.lcpMs = startTime),
    'layout-shift': (entry) => void (seen.cls += 'value' in entry ? Number(entry.value) : 0),
  };
  for (const [type, note] of Object.entries(notes)) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true });
  }
}

function countBlocking(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
        ).length,
  );
}
