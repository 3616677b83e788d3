import type { Problem } from '../errors/index.ts';
import type { ExperimentDecision } from './experiments/decide-experiment.ts';
import type { Trace } from '../trace/index.ts';

/**
 * Says where a page came from: cached and fresh; cached and stale, while it is renewed; made
 * together with others who asked for it; made for this visitor; cached, because it could not be
 * made now; made, and never cached.
 */
export type CacheState = 'hit' | 'stale' | 'shared' | 'miss' | 'fallback' | 'bypass';

/** Says whether an answer was kept that is made of the same sources as the page. */
export type ResponseCacheState = 'hit' | 'miss';

/** Says whether a request was let in to have a page made, was refused, or needed no page made. */
export type AdmissionState = 'admitted' | 'refused' | 'not-needed';

/** Describes how a request was answered. */
export interface AnswerRecord {
  readonly request: Request;
  readonly status: number;
  /** The time until the answer could be sent. */
  readonly durationMs: number;
  readonly cache: CacheState;
  readonly admission: AdmissionState;
  /** Left out where none was looked for. */
  readonly responseCacheState?: ResponseCacheState;
  /** The trace of the page, where it was made for this request. */
  readonly trace?: Trace;
  /** The decision of an experiment on the page; left out where none is on it. */
  readonly experiment?: ExperimentDecision;
  readonly problems: readonly Problem[];
}
