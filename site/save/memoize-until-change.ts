import { watch, type FSWatcher } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

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
