import type { Page } from 'playwright';

declare global {
  interface Window {
    ownPerformance?: Performance;
    ownRequestAnimationFrame?: typeof requestAnimationFrame;
  }
}

/**
 * Stops the clock of a window before its page is opened: timers run when a test lets them.
 * Playwright's clock also takes away what a browser measures and when it paints; a page reads that
 * as it is.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.ownPerformance = performance;
    window.ownRequestAnimationFrame = requestAnimationFrame;
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'performance', { value: window.ownPerformance });
    Reflect.set(window, 'requestAnimationFrame', window.ownRequestAnimationFrame);
  });
}

/** The time that a page has for the look-up of a visitor's variants (EX-028). */
const LOOKUP_LIMIT_MS = 300;

/**
 * Keeps a slow machine from reaching the limit of the look-up of a visitor's variants. Call it
 * before the page is opened.
 */
export async function stopLookUpLimit(page: Page): Promise<void> {
  await page.addInitScript((stoppedMs) => {
    const run = window.setTimeout.bind(window);
    const setTimer = (task: TimerHandler, ms?: number) => (ms === stoppedMs ? 0 : run(task, ms));
    Reflect.set(window, 'setTimeout', setTimer);
  }, LOOKUP_LIMIT_MS);
}
