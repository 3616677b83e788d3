import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listDeclaredFeatures, type DeclaredFeature } from '../../content/declared-feature.ts';
import { isRecord } from '../../is-record.ts';
import { EXPERIMENT_LIST_ID } from '../../schema-ids.ts';
import { listIconIds, listMacroNames, listRoutePatterns, listSiteNames } from '../content-names.ts';
import type { KnownContent } from '../known-checks.ts';
import { hasExperiments, readExperimentRoutes } from '../routes/experiment-routes.ts';
import { listExperiments } from '../checks/list-experiments.ts';
import { listContents, listOffers } from '../offers/list-offers.ts';
import { isSystemError, explainError } from './find-files.ts';

/** Content to check files against, and the kinds that are missing. */
export interface LoadedContent {
  readonly content: KnownContent;
  /** Sentences about what cannot be checked. */
  readonly unchecked: readonly string[];
}

/** The message where there is no folder to check files against. */
const NOT_AGAINST: LoadedContent = {
  content: {},
  unchecked: ['Icons, macros, images and links were not checked: give --against <folder>.'],
};

/** Matches the files of a folder that hold experiences. */
const EXPERIENCES = '{experience.json,experiences/*.json}';
/** Matches those that hold pages. */
const PAGES = 'pages/**/*.json';
/** Matches those that hold lists of experiments. */
const LISTS = 'experiment-list/*.json';
/** Matches those that hold routes which others answer. */
const ROUTES = 'routes/*.json';

const PAGE_FILE = /(?:^|\/)pages(?<path>\/.+)\.json$/;

/** The content of a folder, or why there is none. `files` are those named to the command. */
export function resolveContent(
  folder: string | undefined,
  cwd: string,
  files: readonly string[],
): LoadedContent | { readonly refusal: string } {
  if (folder === undefined) {
    const features = declaredAmong(files, cwd);
    return features ? { ...NOT_AGAINST, content: { features } } : NOT_AGAINST;
  }
  try {
    return loadContent(folder, cwd, files);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return { refusal: explainError(folder, error) };
  }
}

/**
 * Reads what a folder knows (`icons.json`, `macros/`, `images/`, `pages/`, `routes/`,
 * `experiences/`), and adds the pages and routes that are among the files. Throws when there is no
 * such folder.
 */
function loadContent(folder: string, cwd: string, files: readonly string[]): LoadedContent {
  const root = resolve(cwd, folder);
  // A pattern finds nothing in what is no folder; this gives the reason.
  readdirSync(root);
  const read = (paths: readonly string[]) => paths.map((path) => readOrNothing(resolve(cwd, path)));
  const inside = (pattern: string) => globSync(pattern, { cwd: root }).map(slashed).filter(isValid);

  const experiences = inside(EXPERIENCES).map((path) => join(root, path));
  const readInside = (pattern: string) => read(inside(pattern).map((path) => join(root, path)));
  const named = read(files.filter(isValid));
  const sites = [...read(experiences), ...readInside(ROUTES), ...named];
  const pageFiles = [...inside(PAGES).map((path) => join(root, path)), ...files.filter(isValid)];
  const pages = [...readInside(PAGES), ...named];
  const offers = [...readInside('offers/*.json'), ...named].flatMap(listOffers);
  const listFiles = [...inside(LISTS).map((path) => join(root, path)), ...files.filter(isValid)];
  // A file may be in the folder and among those that are checked.
  const listPaths = [...new Set(listFiles.map((path) => resolve(cwd, path)))];
  const lists: KnownContent = {
    icons: listIconIds(readOrNothing(join(root, 'icons.json'))),
    macros: readInside('macros/*.json').flatMap(listMacroNames),
    images: inside('images/*.*').map((path) => path.replace(/^images\/|\.\w+$/g, '')),
    pages: [...new Set([...inside(PAGES), ...files].flatMap(pathOfPage))],
    routes: [...new Set(sites.flatMap(listRoutePatterns))],
    experimentRoutes: sites.filter(hasExperiments).map(readExperimentRoutes),
    ...listSiteNames([...readInside('experience.json'), ...named]),
    experiments: read(listPaths).filter(isExperimentList).flatMap(listExperiments),
    offers: [...new Set(offers.map(({ name }) => name))],
  };
  const contents = [...new Set(pages.flatMap(listContents))];
  const features = declaredAmong([...experiences, ...files], cwd);
  const content = {
    ...present(lists),
    ...(lists.pages?.length && { shownContents: { contents, areComplete: true } }),
    ...(features && { features }),
    ...(lists.pages?.length && { pageDocuments: readPages(pageFiles, cwd) }),
  };
  return { content, unchecked: lacking(lists, folder) };
}

/** Reads pages under their paths. */
function readPages(files: readonly string[], cwd: string): ReadonlyMap<string, unknown> {
  return new Map(
    files.flatMap((file) =>
      pathOfPage(file).map((path) => [path, readOrNothing(resolve(cwd, file))] as const),
    ),
  );
}

const PLACES: readonly (readonly [name: keyof KnownContent, what: string, place: string])[] = [
  ['icons', 'Icons', 'icons.json'],
  ['macros', 'Macros', 'macros/*.json'],
  ['images', 'Images', 'images/*'],
  ['pages', 'Links', 'pages/**/*.json'],
];

function isFilled(names: unknown): boolean {
  return Array.isArray(names) && names.length > 0;
}

function present(lists: KnownContent): KnownContent {
  return Object.fromEntries(
    Object.entries(lists).filter(([name, names]) => name === 'routes' || isFilled(names)),
  );
}

function lacking(lists: KnownContent, folder: string): string[] {
  return PLACES.filter(([name]) => !isFilled(lists[name])).map(
    ([, what, place]) => `${what} were not checked: ${folder} has no ${place}.`,
  );
}

/**
 * The features that the experiences and routes among these files declare with an asset; undefined
 * where there is none of either.
 */
function declaredAmong(
  files: readonly string[],
  cwd: string,
): readonly DeclaredFeature[] | undefined {
  const documents = files
    .filter(isValid)
    .map((file) => readOrNothing(resolve(cwd, file)))
    .filter(mayDeclare);
  return documents.length > 0 ? documents.flatMap(listDeclaredFeatures) : undefined;
}

/** Returns false for a file that has to be refused. */
function isValid(file: string): boolean {
  return !file.endsWith('.invalid.json');
}

function isExperimentList(document: unknown): boolean {
  return isRecord(document) && document['$schema'] === EXPERIMENT_LIST_ID;
}

function mayDeclare(document: unknown): boolean {
  return isRecord(document) && ('routes' in document || 'pathPattern' in document);
}

function pathOfPage(file: string): string[] {
  const path = PAGE_FILE.exec(slashed(file))?.groups?.['path'];
  return path === undefined || path.endsWith('.invalid') ? [] : [path];
}

function readOrNothing(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // The check of a file reports what is wrong with it.
    return undefined;
  }
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}
