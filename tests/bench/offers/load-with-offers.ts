import type { Browser, CDPSession } from 'playwright';
import { DEVICE, throttle } from '../page-load/load-throttled.ts';

/** Holds the figures of one visit, in milliseconds from the start of the navigation. */
export interface OffersLoad {
  /** NaN where no offers were asked for. */
  readonly askedMs: number;
  /** When the offer was painted; NaN where it never was. */
  readonly shownMs: number;
  readonly lcpMs: number;
}

export interface OffersVisit {
  readonly cookies: Readonly<Record<string, string>>;
  /** The origin that is asked for offers, and what it answers. */
  readonly delivery: { readonly origin: string; readonly answer: object };
  /** The text of the offer, or of the default where none is asked for. */
  readonly text: string;
}

/** From the call to its answer: one way there and back, and the work of the host. */
const ANSWER_MS = 200;

/** After this the offer does not come any more. */
const PATIENCE_MS = 8_000;

/** After the offer, a larger paint comes within so long, if one comes. */
const SETTLE_MS = 2_500;

declare global {
  interface Window {
    watched?: { shownMs: number; lcpMs: number };
  }
}

/** Visits a page once in a browser that knows nothing of it, on a slow machine and network. */
export async function loadWithOffers(
  browser: Browser,
  address: string,
  { cookies, delivery, text }: OffersVisit,
): Promise<OffersLoad> {
  const context = await browser.newContext(DEVICE);
  const { origin } = new URL(address);
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })),
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const asked = await watchRequests(session, delivery, origin);
  await throttle(session);
  await page.addInitScript(watchPage, text);
  await page.goto(address, { waitUntil: 'load' });
  // On a machine that does much else the answer may come too late, and the default is shown.
  await page
    .waitForFunction(() => (window.watched?.shownMs ?? 0) > 0, undefined, { timeout: PATIENCE_MS })
    .catch(() => undefined);
  await new Promise((resolve) => void setTimeout(resolve, SETTLE_MS));
  const watched = await page.evaluate(() => window.watched);
  await context.close();
  return { askedMs: asked(), shownMs: watched?.shownMs || NaN, lcpMs: watched?.lcpMs ?? NaN };
}

/**
 * Answers for the host of the offers, whose network nothing slows down, after the time that it
 * would take. Returns a function that gives the time of the first call to it.
 */
async function watchRequests(
  session: CDPSession,
  { origin: asked, answer }: OffersVisit['delivery'],
  origin: string,
): Promise<() => number> {
  const times: { start?: number; asked?: number } = {};
  session.on('Network.requestWillBeSent', ({ request, timestamp, type }) => {
    if (type === 'Document') times.start ??= timestamp;
    if (new URL(request.url).origin === asked) times.asked ??= timestamp;
  });
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const headers = {
      'content-type': 'application/json',
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
    };
    const fulfil = () =>
      session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
        body: Buffer.from(JSON.stringify(answer)).toString('base64'),
      });
    // A page that has gone meanwhile has no use for it.
    setTimeout(() => void fulfil().catch(() => undefined), ANSWER_MS);
  });
  await session.send('Network.enable');
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${asked}/*` }] });
  return () => ((times.asked ?? NaN) - (times.start ?? NaN)) * 1_000;
}

/** Runs in the page before anything of its own, and notes when a text is there to be seen. */
function watchPage(text: string): void {
  const watched = { shownMs: 0, lcpMs: 0 };
  window.watched = watched;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) watched.lcpMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  // An option that is not chosen is inert, and without its style sheet it would be visible.
  const isShown = () =>
    [...document.querySelectorAll('h2')].some(
      (heading) =>
        heading.textContent.includes(text) &&
        !heading.closest('[inert]') &&
        heading.checkVisibility({ visibilityProperty: true }),
    );
  const observer = new MutationObserver(() => {
    if (!isShown()) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // The task after a frame begins once the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => void (watched.shownMs = performance.now()));
      port1.start();
      port2.postMessage('');
    });
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}
