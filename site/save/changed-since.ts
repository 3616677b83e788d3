import { createVersionReader, readBuiltVersions } from './fixture-versions.ts';

interface ChangedOptions {
  /** The folder of the fixtures. */
  readonly root: string;
  /** Finds the record of the fixtures that the tools were built with. */
  readonly builtFile: () => Promise<string>;
}

/**
 * Makes a function that lists those of the fixtures which are otherwise than the tools were built
 * with: of these the tools have older texts. Files are compared by content, since a checkout writes
 * what it does not change.
 */
export function createChangeLister({ root, builtFile }: ChangedOptions) {
  const readVersions = createVersionReader(root);
  return async (paths: readonly string[]): Promise<string[]> => {
    const built = await readBuiltVersions(await builtFile());
    const present = await readVersions(paths);
    return [...present]
      .filter(([path, version]) => built.get(path) !== version)
      .map(([path]) => path);
  };
}
