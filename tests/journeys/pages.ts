import { readFile } from 'node:fs/promises';
import { listPages } from '#fixtures';
import { createDiskStore } from '#fixtures/node';
import { readOffer } from '#schemas/content/read-offer.ts';
import { componentPaths } from '../sample/component-paths.ts';
import { takeSample } from '../sample/take-sample.ts';

const SEARCH = /\/(?:search|recherche|zoeken|suche)$/;

type Json = Readonly<Record<string, unknown>>;

/** A component as its author wrote it. */
export interface AuthoredComponent extends Json {
  readonly componentType: string;
}

/** The addresses of all pages that the fixtures hold, in all languages. */
export const PAGES = await listPages(createDiskStore('fixtures'));

/**
 * The pages that journeys visit: every one in the deep tests, else some of those that stand for a
 * subject.
 */
export const VISITED_PAGES = process.env['DEEP_SEED']
  ? PAGES
  : await takePages(oneOfEachSubject(await subjects()));

/** Lists those of them with enough on them for what is asked of a whole page. */
export const RICH_PAGES = VISITED_PAGES.filter((path) => !SEARCH.test(path));

/** The addresses of each subject in its languages. */
async function subjects(): Promise<string[][]> {
  const languages = await Promise.all(PAGES.map(languagesOf));
  return [...new Map(languages.map((urls) => [urls.join(' '), urls])).values()];
}

/** Takes the languages by turns, so that every language is there as well. */
function oneOfEachSubject(all: readonly string[][]): string[] {
  return all.flatMap((urls, index) => urls[index % urls.length] ?? []);
}

/** Takes the pages that the change touches, and one by seed. */
async function takePages(paths: readonly string[]): Promise<string[]> {
  const pages = await Promise.all(
    paths.map(async (path) => ({ path, components: await componentsOf(path) })),
  );
  const sample = takeSample(pages, {
    count: 1,
    pathsOf: ({ path, components }) => [
      `fixtures/pages${path}.json`,
      ...components.flatMap(({ componentType }) => componentPaths(componentType)),
    ],
  });
  return sample.map(({ path }) => path);
}

async function languagesOf(path: string): Promise<string[]> {
  const page: unknown = JSON.parse(await readFile(`fixtures/pages${path}.json`, 'utf8'));
  const [meta] = objectsIn(page).flatMap(({ alternates }) => (alternates ? [alternates] : []));
  return objectsIn(meta).map(({ url }) => String(url));
}

/**
 * Every component of a page as its author wrote it, those inside others after the ones that hold
 * them.
 */
export async function componentsOf(path: string): Promise<AuthoredComponent[]> {
  const page: unknown = JSON.parse(await readFile(`fixtures/pages${path}.json`, 'utf8'));
  return objectsIn(page).filter(isComponent);
}

/** Lists the names of the features that stand in headers, beside the words. */
export async function headerFeaturesOf(path: string): Promise<string[]> {
  const components = await componentsOf(path);
  return components.flatMap(({ featureComponent }) => {
    const name: unknown = Reflect.get(Object(featureComponent), 'name');
    return typeof name === 'string' ? [name] : [];
  });
}

/** Returns true if a page offers some visitors what it does not show to others. */
export async function hasOffers(path: string): Promise<boolean> {
  if (!PAGES.includes(path)) return false;
  const components = await componentsOf(path);
  return components.some(({ taxonomies }) => readOffer(taxonomies) !== undefined);
}

/** Every object of a value, itself included, in the order written. */
export function objectsIn(value: unknown): Json[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [{ ...value }, ...inside];
}

function isComponent(value: Json): value is AuthoredComponent {
  return typeof value['componentType'] === 'string';
}
