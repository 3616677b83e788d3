import { findNearest } from '#schemas/problems/nearest.ts';
import { isRecord } from '#schemas/is-record.ts';

/** The word that keeps search engines away. */
export const HIDDEN = 'noindex';

const NAMES = ['robots', HIDDEN];

/** Words of `robots` that are near to noindex, and mean something else. */
const OTHER_WORDS = new Set(['index', 'none', 'all', 'follow', 'nofollow', 'noimageindex']);

/**
 * Returns true if one of these unknown members was meant to keep search engines away, be it inside
 * another one.
 */
export function isNoIndex(members: readonly (readonly [string, unknown])[]): boolean {
  return members.some(
    ([name, value]) =>
      saysHidden(name, value) ||
      (isRecord(value) && Object.entries(value).some(([inner, each]) => saysHidden(inner, each))),
  );
}

function saysHidden(name: string, value: unknown): boolean {
  const meant = findNearest(name.replaceAll(/[^a-z]/gi, ''), NAMES);
  if (meant === undefined) return false;
  if (name.toLowerCase() === 'index') return value !== true;
  if (meant === HIDDEN) return value !== false;
  return typeof value !== 'string' || /\bno/i.test(value);
}

/**
 * Returns true if a text for search engines holds a misspelt noindex, of which they would
 * understand nothing.
 */
export function isMisspeltNoIndex(robots: string): boolean {
  const words = robots.toLowerCase().match(/[a-z][a-z-]*/g) ?? [];
  return words.some(
    (word) =>
      word !== HIDDEN && !OTHER_WORDS.has(word) && findNearest(word, [HIDDEN]) !== undefined,
  );
}
