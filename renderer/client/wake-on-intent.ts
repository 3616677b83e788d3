import { unexpectedError, type ReportProblem } from '../errors/index.ts';
import type { InteractiveSlots } from './interactive-slots.ts';
import { keepActions } from './keep-actions.ts';
import type { RunningPage } from './run-page.ts';
import { watchIntent } from './watch-intent.ts';

export interface SleepOptions {
  readonly slots: InteractiveSlots;
  readonly run: () => Promise<RunningPage>;
  readonly report: ReportProblem;
  /** Told when a visitor's actions are lost, as code cannot be loaded, and when they count again. */
  readonly setReady: (isReady: boolean) => void;
}

/** A page that nobody has used yet. */
export interface Sleep {
  readonly wake: () => Promise<RunningPage>;
  readonly end: () => void;
}

/**
 * Runs a page on the first sign of intent, and then does what was done meanwhile. Where code does not arrive, that is
 * reported once, and the next sign tries again; so does a network that comes back where somebody waits for it.
 */
export function wakeOnIntent(
  window: Window & typeof globalThis,
  { slots, run, report, setReady }: SleepOptions,
): Sleep {
  const actions = keepActions(window.document, slots);
  let hasFailed = false;
  const wake = async (): Promise<RunningPage> => {
    const page = await run();
    end();
    actions.release();
    if (hasFailed || !page.isWhole) setReady(page.isWhole);
    // Nobody waits for features: what is on the page responds.
    void page.settled();
    return page;
  };
  const tryToWake = () => {
    wake().catch((error: unknown) => {
      if (!hasFailed) report(unexpectedError(error));
      hasFailed = true;
      setReady(false);
    });
  };
  const wakeForWaiting = () => void (actions.count() > 0 && tryToWake());

  window.addEventListener('online', wakeForWaiting);
  const stopWatching = watchIntent(window, slots, tryToWake);
  const end = () => {
    window.removeEventListener('online', wakeForWaiting);
    stopWatching();
    actions.stop();
  };
  return { wake, end };
}
