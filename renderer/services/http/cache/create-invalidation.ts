import type { CacheOptions } from './cache-options.ts';

/** Whether an answer of that name and address is worth nothing any more. */
export type Invalidates = (key: string, url: string) => boolean;

/**
 * What a request that changes something makes worthless: the answer under its own name, those of
 * its own address, and those it names.
 */
export function createInvalidation(
  own: { readonly key: string; readonly url: string },
  { invalidateUrls = [], invalidateUrlsRegex }: CacheOptions,
  origin: string,
): Invalidates {
  const urls = new Set([own.url, ...invalidateUrls.map((path) => new URL(path, origin).href)]);
  return (key, url) => key === own.key || urls.has(url) || matches(url, invalidateUrlsRegex);
}

/** With the flags g and y an expression goes on where it stopped before. */
function matches(url: string, expression: RegExp | undefined): boolean {
  if (!expression) return false;
  expression.lastIndex = 0;
  return expression.test(url);
}
