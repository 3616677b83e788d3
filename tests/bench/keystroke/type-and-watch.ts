import type { Frame, Page } from 'playwright';

/** A window whose keys show in a frame. */
export interface Typist {
  readonly page: Page;
  readonly frame: Frame;
}

interface Stopwatch {
  pressedAt: number;
  paintedAt: number;
}

declare global {
  interface Window {
    stopwatch?: Stopwatch;
  }
}

/**
 * Types so many characters, one after the other has been painted. Gives what each took, in
 * milliseconds. Others than characters may be pressed, each by its turn.
 */
export async function typeAndWatch(
  { page, frame }: Typist,
  keys: number,
  chords: readonly string[] = ['x'],
): Promise<number[]> {
  await page.bringToFront();
  await page.evaluate(watchKeys);
  await frame.evaluate(watchPaints);

  const times: number[] = [];
  for (let key = 0; key < keys; key += 1) {
    await frame.evaluate(() => {
      if (window.stopwatch) window.stopwatch.paintedAt = 0;
    });
    await page.keyboard.press(chords[key % chords.length] ?? '');
    const pressedAt = await page.evaluate(() => window.stopwatch?.pressedAt ?? Number.NaN);
    const painted = await frame.waitForFunction(() => window.stopwatch?.paintedAt || undefined);
    times.push(Number(await painted.jsonValue()) - pressedAt);
  }
  return times;
}

/** Runs in the window that is typed in. Both documents count from the same beginning of time. */
function watchKeys(): void {
  if (window.stopwatch) return;
  const stopwatch: Stopwatch = { pressedAt: 0, paintedAt: 0 };
  window.stopwatch = stopwatch;
  const note = () => {
    stopwatch.pressedAt = performance.timeOrigin + performance.now();
  };
  window.addEventListener('keydown', note, { capture: true });
}

/**
 * Runs in the frame: after a change, the next task after the next frame comes once it is painted.
 */
function watchPaints(): void {
  if (window.stopwatch) return;
  const stopwatch: Stopwatch = { pressedAt: 0, paintedAt: 0 };
  window.stopwatch = stopwatch;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    stopwatch.paintedAt = performance.timeOrigin + performance.now();
  });
  port1.start();
  const changes = { subtree: true, childList: true, characterData: true };
  new MutationObserver(() => requestAnimationFrame(() => port2.postMessage(0))).observe(
    document.body,
    changes,
  );
}
