import type { FixtureStore } from '#fixtures';

/** Files that are loaded once somebody asks for one of them. */
export function createLazyFiles(load: () => Promise<FixtureStore>): FixtureStore {
  let loading: Promise<FixtureStore> | undefined;
  const files = () => (loading ??= load());
  return {
    read: async (path) => (await files()).read(path),
    list: async (folder) => (await files()).list(folder),
  };
}
