import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fetchAssetFile, getCdnHost, listModules, type ModuleFeature } from '#renderer/asset-files';
import { readCommandLine } from '#schemas/command-line/read-command-line.ts';
import { explainAddressRefusal } from '#schemas/content/configured-address.ts';
import { check } from '#schemas/generated/experience.check.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { compareFiles, toDigests, writeIntegrity, type ModuleFiles } from './integrity.ts';
import { build, type Plugin } from 'esbuild';
import { isRecord } from '#schemas/is-record.ts';
import type { Bytes } from './digest.ts';

/** Reads the bytes of a module at an address. Rejects where there is none. */
type ReadModule = (url: string) => Promise<Bytes>;

/** The path of a file below its module's folder, as the schema lets it through. */
const FILE = /^[A-Za-z0-9][A-Za-z0-9.@_-]*(?:\/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$/;

const NAMESPACE = 'asset';

const DEFAULT_FILE = 'site/experience.json';

const LIMIT_MS = 15_000;

const ASSETS = {
  name: 'npm run assets --',
  about: 'Compares the modules of an experience with the digests that it has of them.',
  args: '[experience.json]',
  flags: {
    integrity: {
      type: 'boolean',
      default: false,
      about: 'Writes the digests of the modules, and of what they import, into the experience.',
    },
    cdn: {
      type: 'string',
      value: '<origin>',
      about: "Fetches them from there, in place of the experience's cdnHost.",
    },
    folder: {
      type: 'string',
      value: '<folder>',
      about: 'Reads them from a folder that has the layout of the CDN host, such as fixtures/cdn.',
    },
  },
  more: 'Ends with 0 where all are right or were written, 1 where one is wrong or lacks a digest, 2 where something cannot be read.',
} as const;

/** Holds what the command prints, and the code that it ends with. */
export interface AssetsResult {
  readonly text: string;
  readonly exitCode: 0 | 1 | 2;
}

interface AssetsOptions {
  readonly cwd: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** Runs `npm run assets` with these words. Writes the experience where --integrity asks for it. */
export async function runAssetsCommand(
  words: readonly string[],
  { cwd, fetch }: AssetsOptions,
): Promise<AssetsResult> {
  const line = readCommandLine(ASSETS, words);
  if (line.kind === 'end') return line;
  const { integrity: writes, cdn, folder } = line.values;
  const [name = DEFAULT_FILE] = line.args;
  const file = resolve(cwd, name);
  try {
    const refusal = cdn === undefined ? undefined : explainAddressRefusal(cdn, 'origin');
    if (refusal) throw new Error(`--cdn is ${cdn}. ${refusal}`);
    const text = await readFile(file, 'utf8');
    const experience = parse(text, name);
    if (!isExperience(experience))
      throw new Error(`${name} has problems. npm run validate names them.`);
    const cdnHost = cdn ?? getCdnHost(experience);
    const read = folder === undefined ? fetching(fetch) : reading(resolve(cwd, folder));
    const modules = listModules({ ...experience, cdnHost });
    const reports = await Promise.all(modules.map((module) => examine(module, read)));
    if (writes) await writeFile(file, writeIntegrity(text, reports));
    const isRight = writes || reports.every(({ differences }) => differences.length === 0);
    return { text: describe(reports, writes), exitCode: isRight ? 0 : 1 };
  } catch (error) {
    return { text: error instanceof Error ? error.message : String(error), exitCode: 2 };
  }
}

async function examine(feature: ModuleFeature, read: ReadModule) {
  const [{ url }] = feature.files;
  const files = await readFiles(url, read);
  return { ...feature, digests: toDigests(files), differences: compareFiles(feature.asset, files) };
}

function describe(reports: readonly Awaited<ReturnType<typeof examine>>[], writes: boolean) {
  if (reports.length === 0) return 'The experience has no module of the CDN host.';
  return reports
    .flatMap(({ name, differences }) => {
      if (differences.length === 0) return [`${name}: right.`];
      return [`${name}: ${writes ? 'written' : 'wrong'}.`, ...differences.map((it) => `  ${it}`)];
    })
    .concat(writes || reports.every(({ differences }) => differences.length === 0) ? [] : [ADVICE])
    .join('\n');
}

const ADVICE =
  'npm run assets -- --integrity writes the digests. Do so only where you know why the files are new.';

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${name} is no JSON.`, { cause: error });
  }
}

function isExperience(value: unknown): value is ExperienceConfig {
  return check(value).length === 0;
}

function fetching(fetch: AssetsOptions['fetch']): ReadModule {
  return (url) => fetchAssetFile(url, { fetch, signal: AbortSignal.timeout(LIMIT_MS) });
}

function reading(folder: string): ReadModule {
  return async (url) => new Uint8Array(await readFile(join(folder, new URL(url).pathname)));
}

/**
 * Reads a module and the files that it imports, by itself or by way of others. An `import()` of a
 * name that is put together while the module runs cannot be found. Throws an Error that names what
 * lies elsewhere, cannot be read or is no JavaScript.
 */
async function readFiles(url: string, read: ReadModule): Promise<ModuleFiles> {
  const folder = new URL('.', url).href;
  const files = new Map<string, Bytes>();
  const plugin: Plugin = {
    name: 'files-of-an-asset',
    setup(bundler) {
      bundler.onResolve({ filter: /.*/ }, ({ path, importer, kind }) => {
        if (kind === 'entry-point') return { path, namespace: NAMESPACE };
        const address = /^\.{0,2}\//.test(path) ? URL.parse(path, importer)?.href : undefined;
        if (address?.startsWith(folder) && FILE.test(address.slice(folder.length))) {
          return { path: address, namespace: NAMESPACE };
        }
        return { errors: [{ text: `${importer} imports "${path}", not a file below ${folder}.` }] };
      });
      bundler.onLoad({ filter: /.*/, namespace: NAMESPACE }, async ({ path }) => {
        const contents = await read(path);
        files.set(path, contents);
        return { contents, loader: 'js' };
      });
    },
  };
  await bundle(url, plugin);
  const imports = [...files]
    .filter(([address]) => address !== url)
    .map(([address, bytes]): [string, Bytes] => [address.slice(folder.length), bytes])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { module: files.get(url) ?? new Uint8Array(), imports: new Map(imports) };
}

/** Throws the bundle away: the bundler is asked for the files that it had to read. */
async function bundle(url: string, plugin: Plugin): Promise<void> {
  try {
    await build({
      entryPoints: [url],
      bundle: true,
      write: false,
      format: 'esm',
      logLevel: 'silent',
      plugins: [plugin],
    });
  } catch (error) {
    const errors: unknown[] =
      isRecord(error) && Array.isArray(error['errors']) ? error['errors'] : [];
    const texts = errors.map((each) => (isRecord(each) ? String(each['text']) : ''));
    throw new Error(texts.join('\n') || String(error), { cause: error });
  }
}
