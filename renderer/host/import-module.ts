import type { ModuleRequest } from './host.ts';

/**
 * Imports a module of another host. Where the digest of its bytes is given, a link preloads it
 * before: browsers check that of a link, and an import has no place for it. Rejects where it does
 * not arrive, has other bytes, or does not run.
 */
export async function importModule(
  document: Document,
  { url, integrity, signal }: ModuleRequest,
): Promise<Readonly<Record<string, unknown>>> {
  if (integrity !== undefined) await preload(document, { url, integrity, signal });
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
