import { readFile } from 'node:fs/promises';

/** One module of the build, as Vite's manifest describes it. Addresses are relative to the build's folder. */
export interface BuiltModule {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  /** Manifest keys of what it imports at once. */
  readonly imports?: readonly string[];
}

/** The modules of a build by their source path. */
export type BuildManifest = ReadonlyMap<string, BuiltModule>;

/** Reads the manifest of the browser's build. Throws when there is none. */
export async function readManifest(clientFolder: string): Promise<BuildManifest> {
  const path = `${clientFolder}/.vite/manifest.json`;
  try {
    const manifest: Record<string, BuiltModule> = JSON.parse(await readFile(path, 'utf8'));
    return new Map(Object.entries(manifest));
  } catch (cause) {
    throw new Error(`There is no build at ${path}. Run npm run build first.`, { cause });
  }
}

/** A module and all it imports at once, imports first. */
export function withImports(manifest: BuildManifest, key: string): BuiltModule[] {
  const found = new Map<string, BuiltModule>();
  const visit = (name: string): void => {
    const module = manifest.get(name);
    if (!module || found.has(name)) return;
    // Entered before its imports are, so that a circle ends; the order is put right below.
    found.set(name, module);
    module.imports?.forEach(visit);
  };
  visit(key);
  return [...found.values()].toReversed();
}
