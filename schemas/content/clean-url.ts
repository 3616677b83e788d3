const ALLOWED_SCHEMES = new Set(['http:', 'https:', 'tel:', 'mailto:']);

/** Only to resolve relative addresses; no request ever goes there. */
const BASE = 'https://relative.invalid/';

/** By far the most addresses: a path of this site, in which nothing can hide. */
const PLAIN_PATH = /^\/\w[\w./?&=#-]*$/;

/** An address as an author wrote it, or '' where its scheme is not http, https, tel or mailto. */
export function cleanUrl(url: string): string {
  if (PLAIN_PATH.test(url)) return url;
  const trimmed = url.trim();
  if (trimmed === '' || !URL.canParse(trimmed, BASE)) return '';
  return ALLOWED_SCHEMES.has(new URL(trimmed, BASE).protocol) ? trimmed : '';
}
