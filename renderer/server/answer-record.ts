import type { Problem } from '../errors/index.ts';
import type { Trace } from '../trace/index.ts';

/**
 * Where a page came from: cached and fresh; cached and stale, while it is renewed; made together
 * with others who asked for it; made for this visitor; cached, because it could not be made now;
 * made, and never cached.
 */
export type CacheState = 'hit' | 'stale' | 'shared' | 'miss' | 'fallback' | 'bypass';

/** Whether a page was found to be made of what an answer that is kept was made of. */
export type ResponseCacheState = 'hit' | 'miss';

/** Whether a page had to be let in to be made. */
export type AdmissionState = 'admitted' | 'refused' | 'not-needed';

/** How a request was answered. */
export interface AnswerRecord {
  readonly request: Request;
  readonly status: number;
  /** Until the answer could be sent. */
  readonly durationMs: number;
  readonly cache: CacheState;
  readonly admission: AdmissionState;
  /** Left out where none was looked for. */
  readonly responseCacheState?: ResponseCacheState;
  /** Of the page, where it was made for this request. */
  readonly trace?: Trace;
  readonly problems: readonly Problem[];
}
