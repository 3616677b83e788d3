import { CUSTOM_ELEMENT } from '#schemas/content/custom-element.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { Plan } from '../plan/index.ts';
import { listModules, type ModuleFeature } from '../services/assets/index.ts';
import { listItems } from '../tree/index.ts';

/** Describes what is on a page, as far as its files depend on it. */
export interface PageEntries {
  /** Everything that is rendered. */
  readonly entries: readonly EntryName[];
  /** Of these, what runs in the browser. */
  readonly interactive: readonly EntryName[];
  readonly locale: string;
  /** True where the page has places in which a browser chooses an offer. */
  readonly choosesOffers?: boolean;
}

export interface EntryName {
  readonly kind: string;
  readonly type: string;
}

/** The addresses of the files that a page needs, as the build names them. */
export interface PageFiles {
  readonly styles: readonly string[];
  /** The code of what runs in the browser: loaded once a visitor is about to use it. */
  readonly code: readonly string[];
  readonly fonts: readonly string[];
  /** The id of the build that they are of. */
  readonly build?: string;
  /** The icon in the browser's tab. */
  readonly icon?: string;
  /** The modules that run before the first paint, which waits for them; most pages have none. */
  readonly beforePaint?: readonly string[];
  /** The modules that they import where their environment has a marketing host of its own. */
  readonly beforeCall?: readonly string[];
  /** The modules that start the page in the browser. */
  readonly modules: readonly string[];
}

/** Looks up in a build which files a page needs. */
export type FilesOfPage = (entries: PageEntries) => PageFiles;

/** Adds the bank's own style sheet after those of the build, so that its values hold. */
export function addTheme(filesOf: FilesOfPage, { themeUrl }: ExperienceConfig): FilesOfPage {
  if (themeUrl === undefined) return filesOf;
  return (entries) => {
    const files = filesOf(entries);
    return { ...files, styles: [...files.styles, themeUrl] };
  };
}

/**
 * The sources that a policy has to name for the module of each feature, by the feature's name: the
 * very files where the asset has their digests, so that no other file of that host can be imported;
 * else the folder of that version, since nobody has said what the module imports.
 */
export function indexModuleSources(
  modules: readonly ModuleFeature[],
): ReadonlyMap<string, readonly string[]> {
  const sources = new Map<string, readonly string[]>();
  for (const { name, asset, files } of modules) {
    const own = files.map(({ url }) => (asset.integrity ? url : new URL('.', url).href));
    sources.set(name, [...new Set([...(sources.get(name) ?? []), ...own])]);
  }
  return sources;
}

/**
 * Lists the features with a module that a page may show in its document, by their names. Where
 * pages take each other's place in one document, or a browser decides which page it is, any of the
 * experience may come.
 */
export function listPageModules(
  { slots, decisions }: Pick<Plan, 'slots' | 'decisions'>,
  experience: ExperienceConfig,
): readonly string[] {
  const all = listModules(experience).map(({ name }) => name);
  if (all.length === 0) return [];
  if (experience.navigation === 'client' || decisions.waitsFor) return [...new Set(all)];
  const types = new Set(
    listItems(slots).map((item) =>
      item.type === CUSTOM_ELEMENT && item.state !== 'faulty' ? item.props['name'] : undefined,
    ),
  );
  return [...new Set(all.filter((name) => types.has(name)))];
}
