import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import { compileComponents } from '#site/compile-markup/compile-markup.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COMMON: InlineConfig = {
  configFile: false,
  root: ROOT,
  mode: 'production',
  logLevel: 'warn',
  publicDir: false,
};

/**
 * Builds what runs in Node, as the site's server is built; and apart from it what is written by
 * hand, whose components are React's elements as anybody's are. Gives the file to run.
 */
export async function buildForNode(): Promise<string> {
  const plugins = [compileComponents()];
  await buildServer('dist/bench/server', 'main', plugins);
  await buildServer('dist/bench/by-hand', 'write-by-hand', []);
  return `${ROOT}/dist/bench/server/main.js`;
}

/** Builds the site's components for Node once more, without the compiler. */
export async function buildPlain(): Promise<void> {
  await buildServer('dist/bench/plain', 'serve-plain', []);
}

async function buildServer(outDir: string, name: string, plugins: Plugin[]): Promise<void> {
  const rolldownOptions = { input: { [name]: `tests/bench/server/${name}.ts` } };
  await build({ ...COMMON, plugins, build: { ssr: true, outDir, rolldownOptions } });
}

/** Builds Monaco alone, with its workers, as the tools are built. Gives the folder. */
export async function buildBareMonaco(): Promise<string> {
  const outDir = 'dist/bench/monaco';
  const rolldownOptions = {
    input: { main: 'tests/bench/browser/bare-monaco.ts' },
    output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
  };
  await build({
    ...COMMON,
    css: { transformer: 'lightningcss' },
    worker: { format: 'es' },
    build: { outDir, modulePreload: false, chunkSizeWarningLimit: 4_500, rolldownOptions },
  });
  return `${ROOT}/${outDir}`;
}

/** Builds our forms and those of the other libraries, which lie in a folder of their own. */
export async function buildForms(peers: string): Promise<string> {
  const outDir = 'dist/bench/forms';
  const importer = `${ROOT}${peers}/package.json`;
  const names = /^(?:react-hook-form|@tanstack\/|@conform-to\/|@lion\/)/;
  const resolvePeers: Plugin = {
    name: 'resolve-peers',
    resolveId: {
      filter: { id: names },
      handler(id, from) {
        return from?.includes('/tests/bench/forms/') ? this.resolve(id, importer) : null;
      },
    },
  };
  await build({
    ...COMMON,
    plugins: [resolvePeers],
    css: { transformer: 'lightningcss' },
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      outDir,
      modulePreload: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1_500,
      rolldownOptions: {
        input: { main: 'tests/bench/forms/main.tsx' },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  return `${ROOT}${outDir}`;
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
