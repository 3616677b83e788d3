import { build, type Plugin } from 'esbuild';
import { isRecord } from '#schemas/is-record.ts';
import type { Bytes } from './digest.ts';
import type { ModuleFiles } from './integrity.ts';

/** Reads the bytes of a module at an address. Rejects where there is none. */
export type ReadModule = (url: string) => Promise<Bytes>;

/** The path of a file below its module's folder, as the schema lets it through. */
const FILE = /^[A-Za-z0-9][A-Za-z0-9.@_-]*(?:\/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$/;

const NAMESPACE = 'asset';

/**
 * Reads a module and the files that it imports, by itself or by way of others. An `import()` of a
 * name that is put together while the module runs cannot be found. Throws an Error that names what
 * lies elsewhere, cannot be read or is no JavaScript.
 */
export async function readFiles(url: string, read: ReadModule): Promise<ModuleFiles> {
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
