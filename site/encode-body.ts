import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encode } from '#renderer/server';

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
