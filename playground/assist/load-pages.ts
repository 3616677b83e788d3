import { collectPages } from './completion-sources.ts';

let loading: Promise<ReadonlyMap<string, string>> | undefined;

/** Loads the titles of all pages of the fixtures, by address. */
export function loadPages(): Promise<ReadonlyMap<string, string>> {
  loading ??= load().catch((error: unknown) => {
    // The network may be back when it is tried again.
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<ReadonlyMap<string, string>> {
  const { fixtureFiles } = await import('../environment/fixture-files.ts');
  return collectPages(fixtureFiles);
}
