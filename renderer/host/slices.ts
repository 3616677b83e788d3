import type { Host } from './host.ts';

/** How long work goes on before it lets others have their turn. */
const SLICE_MS = 8;

/**
 * Long work that others need not wait for. It is cut where it yields; what comes of it never
 * depends on where.
 */
export interface Slices {
  /** Runs work to its end, with pauses whenever a slice has lasted long enough. */
  readonly run: <Result>(work: Generator<void, Result>) => Promise<Result>;
  /**
   * Pauses if the present slice has lasted long enough: for between two steps that cannot be cut.
   */
  readonly pause: () => Promise<void>;
}

/**
 * Cuts work into slices by the host's clock. Between two of them everything else that waits has its
 * turn. Rejects at a pause once the signal is aborted: nobody waits for the result any more.
 */
export function createSlices(host: Pick<Host, 'now' | 'nextTurn'>, signal: AbortSignal): Slices {
  let begunAt = host.now();
  const turn = async () => {
    signal.throwIfAborted();
    await host.nextTurn();
    signal.throwIfAborted();
    begunAt = host.now();
  };
  return slicesWith(() => (host.now() - begunAt < SLICE_MS ? undefined : turn()));
}

/** For what is small: runs work at once. */
export const atOnce: Slices = slicesWith(() => undefined);

function slicesWith(pause: () => Promise<void> | undefined): Slices {
  return {
    pause: async () => pause(),
    async run(work) {
      for (;;) {
        const step = work.next();
        if (step.done) return step.value;
        // Awaiting nothing would still cost a turn of the microtasks for each component.
        const turn = pause();
        if (turn) await turn;
      }
    },
  };
}
