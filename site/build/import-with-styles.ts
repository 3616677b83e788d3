import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * The module that Vite has each import on demand call first, so that the styles of the imported
 * module are there.
 */
const HELPER = '\0vite/preload-helper.js';

const OURS = fileURLToPath(new URL('../browser/load-with-styles.ts', import.meta.url));

/**
 * Puts our own helper in the place of Vite's, which looks for each sheet by its own address and
 * would load anew what the server sent in a set.
 */
export function importWithStyles(): Plugin {
  return {
    name: 'vitrine:import-with-styles',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'ssr',
    load: {
      filter: { id: new RegExp(`^${HELPER}$`) },
      handler() {
        // The code that chooses offers brings no styles along.
        return this.environment.name === 'offers'
          ? 'export const __vitePreload = (load) => load();'
          : `export { loadWithStyles as __vitePreload } from ${JSON.stringify(OURS)};`;
      },
    },
  };
}
