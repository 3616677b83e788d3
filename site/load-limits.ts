import { performance } from 'node:perf_hooks';
import {
  createAdmission,
  createKeptAnswers,
  createPageCache,
  type RequestHandlerOptions,
} from '#renderer/server';
import { encodeBody } from './encode-body.ts';
import { DEFAULT_KEPT_ANSWERS_MB, DEFAULT_PAGE_CACHE_MB } from './variables.ts';

const BYTES_PER_MB = 1_000_000;

/**
 * Makes page cache, kept answers and admission, with which one process serves a crowd: no more new pages at once than
 * it can finish, and none that it has made before.
 */
export function loadLimits({
  pageCacheMb = DEFAULT_PAGE_CACHE_MB,
  keptAnswersMb = DEFAULT_KEPT_ANSWERS_MB,
}: {
  readonly pageCacheMb?: number | undefined;
  readonly keptAnswersMb?: number | undefined;
} = {}): Required<
  Pick<RequestHandlerOptions, 'pageCache' | 'keptAnswers' | 'encode' | 'admission'>
> {
  return {
    pageCache:
      pageCacheMb > 0 ? createPageCache({ maxBytes: pageCacheMb * BYTES_PER_MB }) : undefined,
    keptAnswers:
      keptAnswersMb > 0 ? createKeptAnswers({ maxBytes: keptAnswersMb * BYTES_PER_MB }) : undefined,
    encode: encodeBody,
    admission: createAdmission({
      now: () => performance.now(),
      busyMs: () => performance.eventLoopUtilization().active,
    }),
  };
}
