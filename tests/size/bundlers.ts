import { basename, relative } from 'node:path';
import { build as esbuild } from 'esbuild';
import { rolldown, type OutputChunk } from 'rolldown';
import { build as vite, type Rolldown } from 'vite';

/** A script that a bundler made. */
export interface Chunk {
  readonly name: string;
  readonly code: string;
  /** True if a page starts with it. */
  readonly isEntry: boolean;
  /** Names of what it imports at once. */
  readonly imports: readonly string[];
  /** Source paths of what it is made of. */
  readonly modules: readonly string[];
}

/** React is weighed by itself, and is the same for everybody. */
const EXTERNAL = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

const DEFINE = { 'process.env.NODE_ENV': '"production"' };

/**
 * Lists common bundlers, each set up as its manual says for a page in production: minified, in
 * chunks.
 */
export const BUNDLERS: ReadonlyMap<string, (entry: string) => Promise<Chunk[]>> = new Map([
  ['Vite', withVite],
  ['rolldown', withRolldown],
  ['esbuild', withEsbuild],
]);

/**
 * The chunks that are there before anything runs: the first one and all that it imports at once.
 */
export function firstChunks(chunks: readonly Chunk[]): Chunk[] {
  const first = new Set(chunks.filter(({ isEntry }) => isEntry));
  // A set also goes through what is added on the way.
  for (const { imports } of first) {
    chunks.filter(({ name }) => imports.includes(name)).forEach((chunk) => first.add(chunk));
  }
  return [...first];
}

async function withVite(entry: string): Promise<Chunk[]> {
  const built = (await vite({
    configFile: false,
    logLevel: 'error',
    define: DEFINE,
    // A runner of tests is not production, by which Vite decides.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, external: EXTERNAL },
    },
  })) as Rolldown.RolldownOutput;
  return chunksIn(built.output);
}

async function withRolldown(entry: string): Promise<Chunk[]> {
  const bundle = await rolldown({
    input: entry,
    external: EXTERNAL,
    platform: 'browser',
    transform: { define: DEFINE },
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return chunksIn(output);
}

type Output = readonly (OutputChunk | { readonly type: 'asset' })[];

function chunksIn(output: Output): Chunk[] {
  const chunks = output.filter((file) => file.type === 'chunk');
  return chunks.map(({ fileName, code, isEntry, imports, modules }) => ({
    name: fileName,
    code,
    isEntry,
    imports,
    modules: Object.keys(modules).map((path) => relative(process.cwd(), path)),
  }));
}

/** Without chunks, esbuild would put what is imported on demand into the one file there is. */
async function withEsbuild(entry: string): Promise<Chunk[]> {
  const { outputFiles, metafile } = await esbuild({
    entryPoints: [entry],
    outdir: 'dist',
    external: EXTERNAL,
    define: DEFINE,
    platform: 'browser',
    format: 'esm',
    jsx: 'automatic',
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    write: false,
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  return Object.entries(metafile.outputs).map(([path, { entryPoint, imports, inputs }]) => ({
    name: path,
    code: texts.get(basename(path)) ?? '',
    isEntry: entryPoint === entry,
    imports: imports.filter(({ kind }) => kind === 'import-statement').map((one) => one.path),
    modules: Object.keys(inputs),
  }));
}
