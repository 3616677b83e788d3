import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { computeVersion } from './compute-version.ts';
import { FIXTURE_FOLDERS } from './fixture-folders.ts';

/** The folders of the fixtures that previews are made of. */
export const PREVIEWED_FOLDERS = [
  ...FIXTURE_FOLDERS.keys(),
  'branches',
  'client-context',
  'config',
  'suggestions',
];

/** The name of the record that a build of the tools writes of its fixtures, in its folder. */
export const BUILT_FIXTURES = 'fixtures.json';

/** The versions of fixtures by path. */
export type FixtureVersions = ReadonlyMap<string, string>;

interface ReadVersion {
  /** Changes with every write. */
  readonly stamp: string;
  readonly version: string;
}

/**
 * Makes a reader of the versions that files of a folder have now, those that are not there left
 * out. A file is read again only where it was written since.
 */
export function createVersionReader(
  root: string,
): (paths: readonly string[]) => Promise<FixtureVersions> {
  const known = new Map<string, ReadVersion>();

  async function readVersion(path: string): Promise<[path: string, version: string][]> {
    const file = join(root, path);
    try {
      const { mtimeNs, ctimeNs, size, ino } = await stat(file, { bigint: true });
      const stamp = [mtimeNs, ctimeNs, size, ino].join(' ');
      const before = known.get(path);
      if (before?.stamp === stamp) return [[path, before.version]];
      const version = computeVersion(new Uint8Array(await readFile(file)));
      known.set(path, { stamp, version });
      return [[path, version]];
    } catch {
      // Removed since it was listed.
      return [];
    }
  }

  return async (paths) => new Map((await Promise.all(paths.map(readVersion))).flat());
}

/** Reads the record of a build. Where it has none, every fixture is another. */
export async function readBuiltVersions(file: string): Promise<FixtureVersions> {
  try {
    const record: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
    return new Map(Object.entries(record));
  } catch {
    return new Map();
  }
}
