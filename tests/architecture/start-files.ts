import { targetOf, type SourceFile } from './source-files.ts';

/** The module that a consumer's first script imports. */
export const START = 'renderer/index.ts';

/**
 * Returns the files that every visitor loads before anything runs: all that the start imports,
 * except on demand. A bundler that parts scripts by files, as esbuild does, also loads whatever an
 * entry point on this way names.
 */
export function startFiles(files: readonly SourceFile[]): ReadonlySet<string> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const found = new Set([START]);
  // A set also goes through what is added on the way.
  for (const path of found) {
    const file = byPath.get(path);
    const atOnce = file?.imports.filter(({ isTypeOnly, isOnDemand }) => !isTypeOnly && !isOnDemand);
    atOnce?.forEach((one) => file && found.add(targetOf(file, one)));
  }
  return found;
}
