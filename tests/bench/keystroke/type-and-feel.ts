import type { Page } from 'playwright';

/** About as fast as somebody types who types fast. */
const PAUSE_MS = 80;

declare global {
  interface Window {
    felt?: number[];
  }
}

/**
 * Types so many characters, as a person would and without waiting for anything. Gives how long each
 * took from the key to the window's next painted frame, in milliseconds: what it feels like to
 * type, whatever else goes on.
 */
export async function typeAndFeel(page: Page, keys: number): Promise<readonly number[]> {
  await page.bringToFront();
  await page.evaluate(watchOwnPaints);
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press('x');
    await page.waitForTimeout(PAUSE_MS);
  }
  await page.waitForFunction((count) => (window.felt?.length ?? 0) >= count, keys);
  return page.evaluate(() => window.felt ?? []);
}

/**
 * Runs in the window. A key's own time stamp is when it was pressed, however late it is handled.
 */
function watchOwnPaints(): void {
  const isFirst = !window.felt;
  window.felt = [];
  if (!isFirst) return;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }: MessageEvent<number>) =>
    window.felt?.push(performance.now() - data),
  );
  port1.start();
  const note = ({ timeStamp }: KeyboardEvent) =>
    requestAnimationFrame(() => port2.postMessage(timeStamp));
  window.addEventListener('keydown', note, { capture: true });
}
