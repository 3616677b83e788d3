import { mkdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Moves the source maps of the browser's files into a folder that no server serves: who looks into
 * an error finds them there, and no visitor finds them anywhere.
 */
export function separateSourceMaps(folder: string): Plugin {
  return {
    name: 'vitrine:separate-source-maps',
    apply: 'build',
    applyToEnvironment: ({ name }) => name !== 'ssr',
    async writeBundle({ dir = '' }, bundle) {
      const maps = Object.keys(bundle).filter((file) => file.endsWith('.map'));
      await mkdir(folder, { recursive: true });
      await Promise.all(maps.map((file) => rename(join(dir, file), join(folder, basename(file)))));
    },
  };
}
