import type { FilesOfPage, PageFiles, EntryName } from '#renderer/server';
import {
  BROWSER_ENTRY,
  OFFERS_ENTRY,
  PREPARATION_ENTRY,
  collectImports,
  type BuildManifest,
  type BuiltModule,
} from './build-manifest.ts';
import { readStyleSets } from './style-sets.ts';

/** The modules that every page with an interactive component loads. */
const WAKING = [
  'renderer/client/hydrate/run-page.ts',
  'registry/interactive-entries.ts',
  'site/experience.ts',
];

const ICON = '/favicon.svg';

/** The subset of the typeface with the characters that every page of ours uses. */
const FIRST_FONT = /onest-latin-wght-normal.*\.woff2$/;

/**
 * Reads from a build's manifest which files a page needs: the style sheets of exactly the parts on
 * it, and the code of those that live in the browser. A first paint waits for two style sheets at
 * most: that of every page, which a visitor has after the first one, and the set of what is on this
 * one. The id of the build stands on each page.
 */
export function readBuiltFiles(manifest: BuildManifest, build?: string): FilesOfPage {
  const sets = readStyleSets(manifest);
  const entry = collectImports(manifest, BROWSER_ENTRY);
  const ofEveryPage = new Set(entry.flatMap(stylesOf));
  const modulesOf = memoized((type: string) => collectImports(manifest, sourceOf(manifest, type)));
  const fonts = entry
    .flatMap(({ assets = [] }) => assets)
    .filter((asset) => FIRST_FONT.test(asset))
    .map(toAddress);

  const first = entry.slice(-1).map(({ file }) => toAddress(file));
  const waking = WAKING.flatMap((source) => collectImports(manifest, source));
  const codeOf = (modules: readonly BuiltModule[]) =>
    filesOf([...waking, ...modules]).filter((address) => !first.includes(address));

  const choosing = filesOf(collectImports(manifest, OFFERS_ENTRY));
  const preparing = filesOf(collectImports(manifest, PREPARATION_ENTRY));

  return ({ entries, interactive, choosesOffers }): PageFiles => {
    const modules = entries.flatMap(({ type }) => modulesOf(type));
    const ofThisPage = modules.flatMap(stylesOf).filter((sheet) => !ofEveryPage.has(sheet));
    return {
      styles: [ofEveryPage, ofThisPage].flatMap((sheets) => sets.addressOf(sheets) ?? []),
      fonts,
      icon: ICON,
      code:
        interactive.length > 0 ? codeOf(interactive.flatMap(({ type }) => modulesOf(type))) : [],
      modules: first,
      ...(build !== undefined && { build }),
      ...(choosesOffers && { beforePaint: choosing, beforeCall: preparing }),
    };
  };
}

/**
 * One name leads everywhere: a component is in a folder of its own name, in a file of that name.
 */
function sourceOf(manifest: BuildManifest, type: EntryName['type']): string {
  const ending = `/${type}/${type}.tsx`;
  return [...manifest.keys()].find((key) => key.endsWith(ending)) ?? '';
}

function stylesOf({ css = [] }: BuiltModule): readonly string[] {
  return css;
}

function filesOf(modules: readonly BuiltModule[]): string[] {
  return [...new Set(modules.map(({ file }) => file))].map(toAddress);
}

function toAddress(file: string): string {
  return `/${file}`;
}

function memoized<Result>(make: (key: string) => Result): (key: string) => Result {
  const known = new Map<string, Result>();
  return (key) => {
    const result = known.get(key) ?? make(key);
    known.set(key, result);
    return result;
  };
}
