/** Notices that somebody who is asked for a sign of life gives none. */
export interface Watchdog {
  /** To be called whenever there is a sign. */
  readonly noteAnswer: () => void;
  readonly stop: () => void;
}

export interface WatchdogOptions {
  readonly window: Window;
  /** Asks for a sign; false where there is nobody yet who could be asked. */
  readonly ask: () => boolean;
  /** false when there was no sign for too long; true when there is one again. */
  readonly onStatus: (isAlive: boolean) => void;
}

const BEAT_MS = 1_000;
const MAX_MISSED_BEATS = 3;
// Code and pictures may come over a slow network before anybody can be asked.
const MAX_BEATS_OF_LOADING = 20;

/**
 * Keeps watch from now on. Beats are counted and not time: where this window itself was held, or sleeps in the
 * background, the other one has not been silent.
 */
export function createWatchdog({ window, ask, onStatus }: WatchdogOptions): Watchdog {
  let missed = 0;
  let isAlive = true;

  const beat = () => {
    if (window.document.hidden) return;
    const limit = ask() ? MAX_MISSED_BEATS : MAX_BEATS_OF_LOADING;
    if (isAlive && missed >= limit) {
      isAlive = false;
      onStatus(false);
    }
    missed += 1;
  };
  const timer = window.setInterval(beat, BEAT_MS);

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
