import { TimeoutError } from '../host/index.ts';
import type { Http } from '../services/http/index.ts';
import type { StepEnd } from '../trace/index.ts';

/** A way to call a service that knows how its last failure came about. */
export interface WatchedHttp extends Pick<Http, 'json'> {
  readonly failedBy: () => StepEnd;
}

/**
 * Watches the calls of one step. A failure becomes a problem, which is all that a visitor's page
 * needs; the trace also says whether the time was over.
 */
export function watchTimeout({ json }: Pick<Http, 'json'>): WatchedHttp {
  let end: StepEnd = 'failed';
  return {
    failedBy: () => end,
    json: (request) =>
      json(request).catch((error: unknown) => {
        end = error instanceof TimeoutError ? 'timed-out' : 'failed';
        throw error;
      }),
  };
}
