import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FixtureStore } from '#fixtures';
import {
  createVersionReader,
  PREVIEWED_FOLDERS,
  readBuiltVersions,
  type FixtureVersions,
} from '../save/fixture-versions.ts';
import { writeData } from './write-data.ts';
import { memoizeUntilChange } from '../save/memoize-until-change.ts';

/** The fixtures that the tools were built without, as texts by path; null for one that is gone. */
export type SavedFixtures = Readonly<Record<string, string | null>>;

interface FixtureStateOptions {
  readonly store: FixtureStore;
  /** The folder of the fixtures. */
  readonly root: string;
  /** Finds the record of the fixtures that the tools were built with. */
  readonly builtFile: () => Promise<string>;
}

/** The fixtures of the disk, beside those that the tools were built with. */
export interface FixtureState {
  /** The versions of all fixtures that previews are made of, as the disk has them now. */
  readonly versions: () => Promise<FixtureVersions>;
  /** Those that previews have to be given, since the build has them otherwise or not at all. */
  readonly saved: () => Promise<SavedFixtures>;
}

/** Follows the fixtures of the disk: their versions are remembered until something changes. */
export function createFixtureState({ store, root, builtFile }: FixtureStateOptions): FixtureState {
  const readVersions = createVersionReader(root);
  const versions = memoizeUntilChange([root], async () => {
    const lists = await Promise.all(PREVIEWED_FOLDERS.map(store.list));
    return readVersions(lists.flat());
  });

  return {
    versions,
    async saved() {
      const [present, built] = await Promise.all([versions(), builtFile().then(readBuiltVersions)]);
      const changed = [...present.keys()].filter((path) => built.get(path) !== present.get(path));
      const gone = [...built.keys()].filter((path) => !present.has(path));
      const texts = await Promise.all(
        changed.map(async (path) => [path, await readText(join(root, path))] as const),
      );
      return Object.fromEntries([...texts, ...gone.map((path) => [path, null] as const)]);
    },
  };
}

function readText(file: string): Promise<string | null> {
  // Removed since it was listed.
  return readFile(file, 'utf8').catch(() => null);
}

/** The element that holds them in the document of a preview. */
const ELEMENT_ID = 'saved-fixtures';

/**
 * Gives the document of a preview the fixtures that were saved since the tools were built. A frame
 * without an origin may ask the server for nothing, and has them all the same.
 */
export function writeSavedFixtures(html: string, saved: SavedFixtures): string {
  return Object.keys(saved).length === 0 ? html : writeData(html, ELEMENT_ID, saved);
}
