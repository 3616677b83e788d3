import type { FixtureStore } from '#fixtures';
import { isRecord } from '#schemas/is-record.ts';

/** Fixtures as texts by path; null for one that is gone. */
type SavedFixtures = ReadonlyMap<string, string | null>;

const ELEMENT_ID = 'saved-fixtures';

/**
 * Reads the fixtures that the server has put into the document: those of the disk that the tools
 * were built without. There are none where the build has all of them as they are.
 */
export function readSavedFixtures(document: Document): SavedFixtures {
  const text = document.getElementById(ELEMENT_ID)?.textContent ?? '{}';
  const value: unknown = JSON.parse(text);
  const entries = isRecord(value) ? Object.entries(value) : [];
  return new Map(
    entries.filter((entry): entry is [string, string | null] => isTextOrNull(entry[1])),
  );
}

/** Lays what was saved over the fixtures that the tools brought along. */
export function mergeFixtures(bundled: FixtureStore, saved: SavedFixtures): FixtureStore {
  return {
    async read(path) {
      const text = saved.get(path);
      if (text === undefined) return bundled.read(path);
      return text === null ? undefined : parse(text, path);
    },
    async list(folder) {
      const isThere = (path: string) => saved.get(path) !== null;
      const others = [...saved.keys()].filter((path) => path.startsWith(`${folder}/`));
      const paths = new Set([...(await bundled.list(folder)), ...others]);
      return [...paths].filter(isThere).toSorted();
    },
  };
}

/** Fixtures, with what was read of them. */
export interface RecordedStore {
  readonly store: FixtureStore;
  /** Lists the paths of the files that were read; of a folder that was listed with a slash. */
  readonly reads: () => readonly string[];
}

/** Records what is read, so that it is known when a picture of it is out of date. */
export function recordReads(store: FixtureStore): RecordedStore {
  const reads = new Set<string>();
  return {
    reads: () => [...reads].toSorted(),
    store: {
      read(path) {
        reads.add(path);
        return store.read(path);
      },
      list(folder) {
        reads.add(`${folder}/`);
        return store.list(folder);
      },
    },
  };
}

function isTextOrNull(value: unknown): value is string | null {
  return typeof value === 'string' || value === null;
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`The fixture ${path} is not valid JSON.`, { cause });
  }
}
