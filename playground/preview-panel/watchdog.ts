/** Notices that a frame does not answer its pings. */
export interface Watchdog {
  /** Has to be called with every answer. */
  readonly noteAnswer: () => void;
  readonly stop: () => void;
}

export interface WatchdogOptions {
  readonly window: Window;
  /** Sends a ping; false where there is no frame yet that could answer. */
  readonly ask: () => boolean;
  /** false when there was no answer for too long; true when there is one again. */
  readonly onStatus: (isAlive: boolean) => void;
}

const TICK_MS = 1_000;
const MAX_MISSED_TICKS = 3;
// Code and pictures may come over a slow network before the frame can answer.
const MAX_LOADING_TICKS = 20;

/**
 * Pings from now on. Ticks are counted and not time: where this window itself was busy, or sleeps
 * in the background, the frame has not been silent.
 */
export function createWatchdog({ window, ask, onStatus }: WatchdogOptions): Watchdog {
  let missed = 0;
  let isAlive = true;

  const tick = () => {
    if (window.document.hidden) return;
    const limit = ask() ? MAX_MISSED_TICKS : MAX_LOADING_TICKS;
    if (isAlive && missed >= limit) {
      isAlive = false;
      onStatus(false);
    }
    missed += 1;
  };
  const timer = window.setInterval(tick, TICK_MS);

  return {
    noteAnswer() {
      missed = 0;
      if (isAlive) return;
      isAlive = true;
      onStatus(true);
    },
    stop: () => window.clearInterval(timer),
  };
}
