const ALLOWED_SCHEMES = new Set(['http:', 'https:', 'tel:', 'mailto:']);

/** Only to resolve relative addresses; no request ever goes there. */
const BASE = 'https://relative.invalid/';

/** By far the most addresses: a path of this site, in which nothing can hide. */
const PLAIN_PATH = /^\/\w[\w./?&=#-]*$/;

/** An address as an author wrote it, or '' where the page refuses it. */
export function cleanUrl(url: string): string {
  if (PLAIN_PATH.test(url)) return url;
  const trimmed = url.trim();
  return trimmed === '' || refusalOf(trimmed) !== undefined ? '' : trimmed;
}

/** Why the page refuses an address, as a sentence; undefined for one that it keeps, or that is empty. */
export function refusalOf(url: string): string | undefined {
  const trimmed = url.trim();
  if (trimmed === '' || PLAIN_PATH.test(trimmed)) return undefined;
  const protocol = URL.parse(trimmed, BASE)?.protocol;
  if (protocol === undefined) return 'It cannot be read.';
  return ALLOWED_SCHEMES.has(protocol) ? undefined : `The scheme "${protocol}" is not allowed.`;
}
