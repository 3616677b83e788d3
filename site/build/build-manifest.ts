import { readFile } from 'node:fs/promises';
import { StartError } from '../server/start-error.ts';

/**
 * One module of the build, as Vite's manifest has it. Addresses are relative to the build's folder.
 */
export interface BuiltModule {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  /** Manifest keys of what it imports at once. */
  readonly imports?: readonly string[];
}

/** The module that a page starts with in a browser. Its styles are those of every page. */
export const BROWSER_ENTRY = 'site/browser.ts';

/** The module that a page with places for offers runs before its first paint. */
export const OFFERS_ENTRY = 'site/browser/personalise.ts';

/** The module that it imports on pages of an environment with a marketing host of its own. */
export const PREPARATION_ENTRY = 'renderer/client/personalise/prepare-call.ts';

/** That module is built by itself, so that it shares no file with others. */
export const OFFERS_MANIFEST = '.vite/offers.json';

/** The modules of a build by their source path. */
export type BuildManifest = ReadonlyMap<string, BuiltModule>;

/** Reads the manifest of the browser's build. Throws a StartError when there is none. */
export async function readManifest(clientFolder: string): Promise<BuildManifest> {
  const path = `${clientFolder}/.vite/manifest.json`;
  try {
    const texts = await Promise.all(
      [path, `${clientFolder}/${OFFERS_MANIFEST}`].map((each) => readFile(each, 'utf8')),
    );
    const parts = texts.map((text): Record<string, BuiltModule> => JSON.parse(text));
    return new Map(parts.flatMap((part) => Object.entries(part)));
  } catch (cause) {
    throw new StartError(`There is no build at ${path}. Run npm run build first.`, { cause });
  }
}

/** A module and all it imports at once: each once, and after what it imports itself. */
export function collectImports(manifest: BuildManifest, key: string): BuiltModule[] {
  const modules: BuiltModule[] = [];
  const visited = new Set<string>();
  const visit = (name: string): void => {
    // Entered before its imports are, so that a circle ends.
    if (visited.has(name)) return;
    visited.add(name);
    const module = manifest.get(name);
    module?.imports?.forEach(visit);
    if (module) modules.push(module);
  };
  visit(key);
  return modules;
}
