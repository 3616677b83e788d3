import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * Files that differ from the commit that this run is compared with, by their path from the
     * project's root.
     */
    readonly changedFiles: readonly string[];
    /** True if all of every list is taken: `npm run test:deep`. */
    readonly isDeep: boolean;
    /** The seed that a sample begins with. */
    readonly sampleSeed: number;
  }
}

interface SampleOptions<Item> {
  /** The number of items that are taken beside those that the change touches. */
  readonly count: number;
  /**
   * Lists the paths that an item is made of, files or folders that end in `/`: an item is always
   * taken if the change touches one of them.
   */
  readonly pathsOf?: (item: Item) => readonly string[];
  /** Returns true for items that are taken in every run, since a requirement needs them. */
  readonly always?: (item: Item) => boolean;
}

const IS_TEST = /\.(?:test|testing)\.tsx?$/;

/** Holds the changed files of a run, its depth and its seed. */
export interface SampledRun {
  readonly changedFiles: readonly string[];
  readonly isDeep: boolean;
  readonly sampleSeed: number;
}

/**
 * Takes what `npm test` tries of a long list: what the change touches, and a sample by seed, in the
 * order of the list. The deep tests take all of it.
 */
export function takeSample<Item>(
  items: readonly Item[],
  options: SampleOptions<Item>,
  run: SampledRun = {
    changedFiles: inject('changedFiles'),
    isDeep: inject('isDeep'),
    sampleSeed: inject('sampleSeed'),
  },
): Item[] {
  if (run.isDeep) return [...items];

  const { count, pathsOf = () => [], always = () => false } = options;
  // A test that changed makes nothing different.
  const changed = run.changedFiles.filter((file) => !IS_TEST.test(file));
  const isTouched = (item: Item) =>
    pathsOf(item).some((path) => changed.some((file) => isBelow(path, file)));
  const wanted = new Set(items.filter((item) => always(item) || isTouched(item)));
  for (const item of pickBySeed(items, count, run.sampleSeed)) wanted.add(item);
  return items.filter((item) => wanted.has(item));
}

function isBelow(path: string, file: string): boolean {
  return path.endsWith('/') ? file.startsWith(path) : file === path;
}

/**
 * Items at equal distances, the first of which the seed decides: neighbours are alike, and none
 * stands in for all.
 */
function pickBySeed<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  if (count >= items.length) return [...items];
  const step = items.length / count;
  const start = seed % items.length;
  return Array.from(
    { length: count },
    (_, index) => items[(start + Math.floor(index * step)) % items.length],
  ).filter((item) => item !== undefined);
}

/** Takes a sample of each group, so that none of them is without an example. */
export function takeStratifiedSample<Item>(
  items: readonly Item[],
  options: SampleOptions<Item> & { readonly groupOf: (item: Item) => unknown },
  run?: SampledRun,
): Item[] {
  const groups = Map.groupBy(items, options.groupOf).values();
  return [...groups].flatMap((group) => takeSample(group, options, run));
}

/** Lists the paths that a fixture such as `cards/service-card/full` is made of. */
export function pathsOfFixture(name: string): string[] {
  const address = name.slice(0, name.lastIndexOf('/'));
  return [`fixtures/${name}.json`, `registry/${address}/`, `schemas/${address}.schema.json`];
}
