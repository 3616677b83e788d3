import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compressFile, WORTH_IT_BYTES } from './compress-file.ts';

const COMPRESSIBLE = /\.(?:js|css|svg)$/;

/**
 * Compresses the browser's files once, while they are built, so that no server does it for every
 * visitor.
 */
export function precompress(): Plugin {
  return {
    name: 'vitrine:precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => COMPRESSIBLE.test(file));
      await Promise.all(files.map((file) => compress(join(dir, file))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = new Uint8Array(await readFile(path));
  if (content.length < WORTH_IT_BYTES) return;
  await Promise.all([
    compressFile(content, 'gzip').then((small) => writeFile(`${path}.gz`, small)),
    compressFile(content, 'br').then((small) => writeFile(`${path}.br`, small)),
  ]);
}
