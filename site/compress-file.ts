import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encode } from '#renderer/server';

/** Smaller files gain nothing. */
export const WORTH_IT_BYTES = 1_000;

/** The best takes a minute for the code editor, and saves a twentieth. */
const BROTLI_QUALITY = 9;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Compresses a file that never changes, on another thread. */
export const compressFile: Encode = async (bytes, encoding) => {
  if (encoding === 'gzip') return new Uint8Array(await toGzip(bytes, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return new Uint8Array(await toBrotli(bytes, { params }));
};
