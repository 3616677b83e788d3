import type { ReadText } from './check-text.ts';
import { memoizeByDocument } from './memoize-by-document.ts';

/**
 * Reads what a scenario is opened with once, as long as it stays the same: all documents but the
 * page are those of the site, whatever scenario is open.
 */
export function memoizeReadings(read: ReadText): ReadText {
  const readOnce = memoizeByDocument((name, text) => read(name, text));
  return (name, text, before) =>
    before || name === 'page' ? read(name, text, before) : readOnce(name, text);
}
