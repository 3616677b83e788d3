import { getLanguage } from '#schemas/content/locale.ts';
import { memoizeLoad } from '../memoize/index.ts';
import { createHyphenator } from './create-hyphenator.ts';
import type { HyphenationPatterns } from './split-word.ts';

type LoadedPatterns = Promise<{ readonly default: HyphenationPatterns }>;

/** Patterns are large, so those of a language are loaded once a page is written in it. */
const PATTERNS: ReadonlyMap<string, () => LoadedPatterns> = new Map([
  ['de', () => import('hyphen/patterns/de-1996.js')],
  ['en', () => import('hyphen/patterns/en-gb.js')],
  ['fr', () => import('hyphen/patterns/fr.js')],
  ['nl', () => import('hyphen/patterns/nl.js')],
]);

const ofLanguage = memoizeLoad(async (load: () => LoadedPatterns) =>
  createHyphenator((await load()).default),
);

/**
 * Loads the function that puts soft hyphens into the long words of a text in that locale, the same
 * one each time; undefined for a language without patterns.
 */
export async function loadHyphenator(
  locale: string,
): Promise<((text: string) => string) | undefined> {
  const load = PATTERNS.get(getLanguage(locale));
  return load && ofLanguage(load);
}
