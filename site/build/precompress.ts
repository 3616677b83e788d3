import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Encode } from '#renderer/server';

/** Smaller files gain nothing. */
const WORTH_IT_BYTES = 1_000;

/** The best takes a minute for the code editor, and saves a twentieth: small files alone get it. */
const BROTLI_QUALITY = 9;
const BEST_QUALITY = constants.BROTLI_MAX_QUALITY;
const BEST_UP_TO_BYTES = 100_000;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Compresses a file that never changes, on another thread. */
export async function compressFile(
  bytes: Parameters<Encode>[0],
  encoding: Parameters<Encode>[1],
  quality = BROTLI_QUALITY,
): ReturnType<Encode> {
  if (encoding === 'gzip') return new Uint8Array(await toGzip(bytes, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return new Uint8Array(await toBrotli(bytes, { params }));
}

const COMPRESSIBLE = /\.(?:js|css|svg)$/;

/**
 * Compresses the browser's files once, while they are built, so that no server does it for every
 * visitor.
 */
export function precompress(): Plugin {
  return {
    name: 'vitrine:precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name !== 'ssr',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => COMPRESSIBLE.test(file));
      await Promise.all(files.map((file) => compress(join(dir, file))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = new Uint8Array(await readFile(path));
  if (content.length < WORTH_IT_BYTES) return;
  const quality = content.length > BEST_UP_TO_BYTES ? BROTLI_QUALITY : BEST_QUALITY;
  await Promise.all([
    compressFile(content, 'gzip').then((small) => writeFile(`${path}.gz`, small)),
    compressFile(content, 'br', quality).then((small) => writeFile(`${path}.br`, small)),
  ]);
}
