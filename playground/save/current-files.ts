import type { FixtureStore } from '#fixtures';
import type { SaveClient } from './create-save-client.ts';
import { createSavedFiles } from './saved-source.ts';

/**
 * The fixtures as the disk has them, for who reads many of them: only those that were written since
 * the tools were built are asked of the server.
 */
export function createCurrentFiles(bundled: FixtureStore, server: SaveClient): FixtureStore {
  let status: ReturnType<SaveClient['status']> | undefined;
  const ask = () => (status ??= server.status());
  const saved = createSavedFiles(bundled, server).store;
  return {
    async list(folder) {
      const { saving, files } = await ask();
      const paths = files.filter((path) => path.startsWith(`${folder}/`));
      return saving === 'gone' || paths.length === 0 ? bundled.list(folder) : paths;
    },
    async read(path) {
      const { changed } = await ask();
      if (changed.includes(path)) return saved.read(path);
      return (await bundled.read(path)) ?? saved.read(path);
    },
  };
}
