import { readFile } from 'node:fs/promises';
import { findPlace } from './find-place.ts';
import { FIXTURE_FOLDERS, readFixturePath } from './fixture-folders.ts';
import { computeVersion } from './compute-version.ts';
import { createVersionReader, readBuiltVersions } from './fixture-versions.ts';

/** A fixture as the disk has it, with the version that a save over it has to name. */
interface FixtureFile {
  readonly path: string;
  readonly text: string;
  readonly version: string;
}

/** The disk, and what stands in a folder of the fixtures there. */
interface Fixtures {
  readonly root: string;
  readonly list: (folder: string) => Promise<readonly string[]>;
}

/**
 * Reads all fixtures of a folder whose files stand in itself. They stand side by side in one tab,
 * so that a window wants all of them or none. Returns undefined for any other path.
 */
export async function readFolder(
  path: string,
  { root, list }: Fixtures,
): Promise<readonly FixtureFile[] | undefined> {
  const folder = path.slice(0, -1);
  if (!path.endsWith('/') || !FIXTURE_FOLDERS.get(folder)?.isFlat) return undefined;
  const files = (await list(folder)).map(async (file): Promise<FixtureFile[]> => {
    const bytes = await readFixture(root, file);
    return bytes
      ? [{ path: file, text: new TextDecoder().decode(bytes), version: computeVersion(bytes) }]
      : [];
  });
  return (await Promise.all(files)).flat();
}

/** The bytes of a fixture; undefined where none has that name, or it is gone by now. */
async function readFixture(root: string, path: string): Promise<Uint8Array | undefined> {
  const read = readFixturePath(path);
  const location = 'refusal' in read ? read : await findPlace(root, read.parts);
  return 'refusal' in location ? undefined : readFile(location.file).catch(() => undefined);
}

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
