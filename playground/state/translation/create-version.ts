import { findHome } from '#fixtures';
import { experience } from '../../environment/experience.ts';
import { changeJson } from '../../json-text/change-json.ts';
import type { Playground } from '../playground.ts';
import { joinAddresses, listAlternates, writeAlternates, type PageAddress } from './alternates.ts';
import { findOwnAddress } from './find-own-address.ts';
import { isStale, readLastGood } from '../document/draft.ts';
import { replaceLinks, listForeignLinks } from './site-links.ts';
import type { Translation } from './translation.ts';

/** Reads the page of a path; undefined where there is none, or none that can be read. */
export type ReadPageFile = (path: string) => Promise<unknown>;

/** A version that is to be made of the page that is open. */
export interface CreatedVersion {
  readonly text: string;
  readonly translation: Translation;
}

/**
 * Makes a page in another language of the one that is open: its structure and ids, its texts as
 * they are, its links to the site's pages in that language, and the addresses of all versions.
 * Returns undefined for a page that cannot be read, or that has no address.
 */
export async function createVersion(
  playground: Playground,
  own: PageAddress,
  readFile: ReadPageFile,
): Promise<CreatedVersion | undefined> {
  const { page: draft } = playground.documents;
  const from = findOwnAddress(playground);
  const segment = findHome(`/${own.path}`, experience)?.segment;
  if (!from || segment === undefined || isStale(draft)) return undefined;
  const page = readLastGood(draft);
  const known = joinAddresses(listAlternates(page), from);
  const addresses = joinAddresses(known, own);
  const versions = await findVersions(page, own.locale, readFile);
  const linked = changeJson(draft.text, replaceLinks(page, versions));
  const text = linked && writeAlternates(linked, page, addresses);
  if (text === undefined) return undefined;
  const translation: Translation = {
    from: from.locale,
    fromPath: from.path,
    ...own,
    segment,
    // Its links are no part of what is to be translated.
    source: text,
    same: [],
  };
  return { text, translation };
}

/** Finds the versions in a language of the pages that a page leads to, by their paths. */
async function findVersions(
  page: unknown,
  locale: string,
  readFile: ReadPageFile,
): Promise<ReadonlyMap<string, string>> {
  const paths = [...new Set(listForeignLinks(page, locale).map(({ path }) => path))];
  const addresses = await Promise.all(
    paths.map(async (path): Promise<[string, string][]> => {
      const other = findHomeIn(path, locale) ?? findIn(await readFile(path), locale);
      return other === undefined ? [] : [[path, `/${other}`]];
    }),
  );
  return new Map(addresses.flat());
}

function findIn(page: unknown, locale: string): string | undefined {
  return listAlternates(page).find((each) => each.locale === locale)?.path;
}

/** Homes are the experience's to say, whatever their pages say. */
function findHomeIn(path: string, locale: string): string | undefined {
  const home = findHome(`/${path}`, experience);
  if (home?.path !== `/${path}`) return undefined;
  return experience.segments?.find(({ id }) => id === home.segment)?.homes[locale]?.slice(1);
}

/**
 * Suggests the path of a page's version in a locale: below the home of the segment in its language,
 * in the folder that the pages beside it have there, under the same name.
 */
export async function suggestPath(
  { path, locale }: PageAddress,
  pages: readonly string[],
  readFile: ReadPageFile,
): Promise<string> {
  const home = findHome(`/${path}`, experience);
  const segment = experience.segments?.find(({ id }) => id === home?.segment);
  const start = segment?.homes[locale]?.slice(1) ?? '';
  const below = home ? path.slice(home.path.length) : path;
  const folder = path.slice(0, path.lastIndexOf('/'));
  const siblings = pages
    .map((address) => address.slice(1))
    .filter((other) => below.includes('/') && other !== path && other.startsWith(`${folder}/`));
  for (const sibling of siblings) {
    const version = findIn(await readFile(sibling), locale);
    const depth = sibling.split('/').length;
    if (version !== undefined && version.split('/').length === depth) {
      const parts = version.split('/').slice(0, folder.split('/').length);
      return [...parts, path.slice(folder.length + 1)].join('/');
    }
  }
  return below === '' ? start : `${start}/${below}`;
}
