const ALLOWED_SCHEMES = new Set(['http:', 'https:', 'tel:', 'mailto:']);

/** Only to resolve relative addresses; no request ever goes there. */
const BASE = 'https://relative.invalid/';

/** An address as an author wrote it, or '' where its scheme is not http, https, tel or mailto. */
export function cleanUrl(url: string): string {
  const trimmed = url.trim();
  if (trimmed === '' || !URL.canParse(trimmed, BASE)) return '';
  return ALLOWED_SCHEMES.has(new URL(trimmed, BASE).protocol) ? trimmed : '';
}
