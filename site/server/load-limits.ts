import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  createAdmission,
  createFormQueue,
  createResponseCache,
  createPageCache,
  type RequestHandlerOptions,
  type Encode,
} from '#renderer/server';
import { DEFAULT_RESPONSE_CACHE_MB, DEFAULT_PAGE_CACHE_MB } from './variables.ts';

const BYTES_PER_MB = 1_000_000;

const now = () => performance.now();

/**
 * Makes page cache, cached responses, admission and the queue of forms, with which one process
 * serves a crowd: no more new pages at once than it can finish, and none that it has made before.
 */
export function loadLimits({
  pageCacheMb = DEFAULT_PAGE_CACHE_MB,
  responseCacheMb = DEFAULT_RESPONSE_CACHE_MB,
}: {
  readonly pageCacheMb?: number | undefined;
  readonly responseCacheMb?: number | undefined;
} = {}): Required<
  Pick<RequestHandlerOptions, 'pageCache' | 'responseCache' | 'encode' | 'admission' | 'formQueue'>
> {
  const admission = createAdmission({
    now,
    busyMs: () => performance.eventLoopUtilization().active,
  });
  return {
    pageCache:
      pageCacheMb > 0 ? createPageCache({ maxBytes: pageCacheMb * BYTES_PER_MB }) : undefined,
    responseCache:
      responseCacheMb > 0
        ? createResponseCache({ maxBytes: responseCacheMb * BYTES_PER_MB })
        : undefined,
    encode: encodeBody,
    admission,
    formQueue: createFormQueue({ now, onTurn: admission.note }),
  };
}

/** Better ones take many times as long, and save a tenth: pages are cached for seconds. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Compresses a cached page, on another thread. */
export const encodeBody: Encode = async (bytes, encoding) => {
  if (encoding === 'gzip') return new Uint8Array(await toGzip(bytes, { level: GZIP_LEVEL }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return new Uint8Array(await toBrotli(bytes, { params }));
};
