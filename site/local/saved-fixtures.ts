import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { watch, type FSWatcher } from 'node:fs';
import type { FixtureStore } from '#fixtures';
import {
  createVersionReader,
  PREVIEWED_FOLDERS,
  readBuiltVersions,
  type FixtureVersions,
} from '../save/fixture-versions.ts';

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

/** Writes a value into the head of a document, as an element with JSON. */
export function writeData(html: string, elementId: string, value: object): string {
  // Nothing in a text can end the element.
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  const element = `<script type="application/json" id="${elementId}">${json}</script>`;
  return html.replace('</head>', () => `${element}</head>`);
}

/**
 * Memoizes what is found in folders until anything in them is written, made or removed. Each folder
 * below is watched before it is looked into, so that no change falls between; where the system
 * watches no more of them, nothing is memoized.
 */
export function memoizeUntilChange<Found>(
  roots: readonly string[],
  find: () => Promise<Found>,
): () => Promise<Found> {
  let result: Promise<Found> | undefined;
  let watchers: readonly FSWatcher[] = [];
  const forget = () => void (result = undefined);

  async function findAnew(): Promise<Found> {
    // A folder that was removed and made again is another one, of which its watcher hears nothing.
    watchers.forEach((watcher) => watcher.close());
    watchers = [];
    try {
      const folders = await Promise.all(roots.map(foldersIn));
      watchers = folders.flat().map((folder) => watch(folder, { persistent: false }, forget));
      watchers.forEach((watcher) => watcher.on('error', forget));
    } catch {
      forget();
    }
    return find().catch((error: unknown) => {
      forget();
      throw error;
    });
  }

  return () => (result ??= findAnew());
}

async function foldersIn(root: string): Promise<string[]> {
  const inside = await readdir(root, { recursive: true, withFileTypes: true });
  const folders = inside.filter((each) => each.isDirectory());
  return [root, ...folders.map(({ parentPath, name }) => join(parentPath, name))];
}
