import { listPages, type FixtureStore } from '#fixtures';

/** A page of the site as its file has it. */
export interface SitePage {
  /** The path of its file below the folder of pages: that of its address. */
  readonly path: string;
  readonly page: unknown;
}

const loading = new WeakMap<object, Promise<readonly SitePage[]>>();

/**
 * Loads all pages of the site, once for each object `since` that stands for what is in their files:
 * with another one, they may have been saved anew.
 */
export function loadSitePages(
  readFiles: () => FixtureStore,
  since: object,
): Promise<readonly SitePage[]> {
  const known = loading.get(since) ?? read(readFiles());
  loading.set(since, known);
  // The network may be back when it is tried again.
  known.catch(() => loading.delete(since));
  return known;
}

async function read(files: FixtureStore): Promise<readonly SitePage[]> {
  const addresses = await listPages(files);
  return Promise.all(
    addresses.map(async (address) => ({
      path: address.slice(1),
      page: await files.read(`pages${address}.json`),
    })),
  );
}
