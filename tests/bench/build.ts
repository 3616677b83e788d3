import { fileURLToPath } from 'node:url';
import { build, type InlineConfig } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COMMON: InlineConfig = {
  configFile: false,
  root: ROOT,
  mode: 'production',
  logLevel: 'warn',
  publicDir: false,
};

/** Builds what runs in Node, as the site's server is built. Gives the file to run. */
export async function buildForNode(): Promise<string> {
  const outDir = 'dist/bench/server';
  const rolldownOptions = { input: { main: 'tests/bench/server/main.ts' } };
  await build({ ...COMMON, build: { ssr: true, outDir, rolldownOptions } });
  return `${ROOT}/${outDir}/main.js`;
}

/** Builds what runs in Chromium, as the site's scripts are built. Gives the folder. */
export async function buildForBrowser(): Promise<string> {
  const outDir = 'dist/bench/browser';
  const rolldownOptions = {
    input: { main: 'tests/bench/browser/main.ts' },
    output: { entryFileNames: '[name].js' },
  };
  await build({
    ...COMMON,
    css: { transformer: 'lightningcss' },
    build: { outDir, modulePreload: false, assetsInlineLimit: 0, rolldownOptions },
  });
  return `${ROOT}/${outDir}`;
}
