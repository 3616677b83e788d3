import { BROWSER_ENTRY, collectImports, type BuildManifest } from './build-manifest.ts';

/** Where sets of style sheets are found. No file of the build stands there. */
const FOLDER = '/assets/styles/';
const ENDING = '.css';

/** Vite ends the name of a file with a hash of what is in it. */
const HASH = /-([\w-]{8})\.css$/;

/**
 * The sets of style sheets of a build. A set has one address, which names each of its sheets by the
 * hash of its content: so it never changes what it means, every process of a build can answer it
 * without having seen a page, and a later build too as long as it has the same sheets. The browser
 * reads from it which sheets a page has.
 */
export interface StyleSets {
  /** The address of these sheets together; of one alone its own, and none where there are none. */
  readonly addressOf: (sheets: Iterable<string>) => string | undefined;
  /** The sheets of a set in their order; undefined where `addressOf` makes no such address. */
  readonly sheetsAt: (address: string) => readonly string[] | undefined;
}

/**
 * Reads from a manifest which sheets there are, and their order: each after those of the modules
 * that its own module imports. It is the same in every set, so that equal sets have equal
 * addresses.
 */
export function readStyleSets(manifest: BuildManifest): StyleSets {
  const modules = [BROWSER_ENTRY, ...manifest.keys()].flatMap((key) =>
    collectImports(manifest, key),
  );
  const sheets = new Map<string, string>();
  for (const { css = [] } of modules) {
    for (const sheet of css) if (!sheets.has(hashOf(sheet))) sheets.set(hashOf(sheet), sheet);
  }

  const addressOf: StyleSets['addressOf'] = (wanted) => {
    const hashes = new Set(Array.from(wanted, hashOf));
    const ordered = [...sheets.keys()].filter((hash) => hashes.has(hash));
    if (ordered.length > 1) return `${FOLDER}${ordered.join('.')}${ENDING}`;
    return ordered.map((hash) => `/${sheets.get(hash)}`)[0];
  };
  const longest = addressOf(sheets.values())?.length ?? 0;

  return {
    addressOf,
    sheetsAt(address) {
      if (address.length > longest || !address.startsWith(FOLDER)) return undefined;
      const hashes = address.slice(FOLDER.length, -ENDING.length).split('.');
      const named = hashes.flatMap((hash) => sheets.get(hash) ?? []);
      // One way to write a set: others, made up or out of order, are no addresses.
      return addressOf(named) === address ? named : undefined;
    },
  };
}

function hashOf(sheet: string): string {
  const [, hash] = HASH.exec(sheet) ?? [];
  if (hash === undefined) throw new Error(`The style sheet ${sheet} has no hash in its name.`);
  return hash;
}
