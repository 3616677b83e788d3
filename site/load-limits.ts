import { performance } from 'node:perf_hooks';
import {
  createAdmission,
  createResponseCache,
  createPageCache,
  type RequestHandlerOptions,
} from '#renderer/server';
import { encodeBody } from './encode-body.ts';
import { DEFAULT_RESPONSE_CACHE_MB, DEFAULT_PAGE_CACHE_MB } from './variables.ts';

const BYTES_PER_MB = 1_000_000;

/**
 * Makes page cache, cached responses and admission, with which one process serves a crowd: no more
 * new pages at once than it can finish, and none that it has made before.
 */
export function loadLimits({
  pageCacheMb = DEFAULT_PAGE_CACHE_MB,
  responseCacheMb = DEFAULT_RESPONSE_CACHE_MB,
}: {
  readonly pageCacheMb?: number | undefined;
  readonly responseCacheMb?: number | undefined;
} = {}): Required<
  Pick<RequestHandlerOptions, 'pageCache' | 'responseCache' | 'encode' | 'admission'>
> {
  return {
    pageCache:
      pageCacheMb > 0 ? createPageCache({ maxBytes: pageCacheMb * BYTES_PER_MB }) : undefined,
    responseCache:
      responseCacheMb > 0
        ? createResponseCache({ maxBytes: responseCacheMb * BYTES_PER_MB })
        : undefined,
    encode: encodeBody,
    admission: createAdmission({
      now: () => performance.now(),
      busyMs: () => performance.eventLoopUtilization().active,
    }),
  };
}
