import { isRecord } from '#schemas/is-record.ts';
import type { CacheOptions } from './cache-options.ts';

/** Names the answers that a request makes worthless, as tabs tell it each other. */
export interface Invalidation {
  /** The name under which its own answer would be stored. */
  readonly key: string;
  /** Its own address, and those that it names. */
  readonly urls: readonly string[];
  readonly expression?: RegExp | undefined;
}

/**
 * Reads off a request's options which answers it makes worthless. Its paths are relative to the
 * origin.
 */
export function createInvalidation(
  { key, url }: { readonly key: string; readonly url: string },
  { invalidateUrls = [], invalidateUrlsRegex: expression }: CacheOptions,
  origin: string,
): Invalidation {
  return {
    key,
    urls: [url, ...invalidateUrls.map((path) => new URL(path, origin).href)],
    expression,
  };
}

/** Returns true if the answer of that name and address is worth nothing any more. */
export function isInvalidated(
  { key: own, urls, expression }: Invalidation,
  { key, url }: { readonly key: string; readonly url: string },
): boolean {
  return key === own || urls.includes(url) || matches(url, expression);
}

/**
 * Returns true if a message of another tab is an invalidation. Another version of the site may
 * say something else.
 */
export function isInvalidation(message: unknown): message is Invalidation {
  if (!isRecord(message)) return false;
  const { key, urls, expression } = message;
  const isExpression = expression === undefined || expression instanceof RegExp;
  return typeof key === 'string' && Array.isArray(urls) && isExpression;
}

/** With the flags g and y an expression goes on where it stopped before. */
function matches(url: string, expression: RegExp | undefined): boolean {
  if (!expression) return false;
  expression.lastIndex = 0;
  return expression.test(url);
}
