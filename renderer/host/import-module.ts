import type { ModuleRequest } from './host.ts';

/**
 * Imports a module of another host. Where the digest of its bytes is given, or that of a file that
 * it imports, a link preloads that file before: browsers check the digest of a link, an import has
 * no place for one, and takes what was preloaded. Rejects where a file does not arrive, has other
 * bytes, or does not run.
 */
export async function importModule(
  document: Document,
  { url, integrity, imports = [], signal }: ModuleRequest,
): Promise<Readonly<Record<string, unknown>>> {
  // Imports come first: a browser may fetch the imports of a module that it preloads.
  const checked = [...imports, { url, integrity }].filter((file) => file.integrity !== undefined);
  await Promise.all(checked.map((file) => preload(document, { ...file, signal })));
  const module: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ url);
  return module;
}

function preload(
  document: Document,
  { url, integrity = '', signal }: ModuleRequest,
): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = url;
  return new Promise<void>((resolve, reject) => {
    const fail = () =>
      reject(new Error(`${url} did not arrive, or its bytes are not those of ${integrity}.`));
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', fail);
    signal.addEventListener('abort', fail);
    document.head.append(link);
  }).finally(() => link.remove());
}
