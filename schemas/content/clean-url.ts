const LINK_SCHEMES = new Set(['http:', 'https:', 'tel:', 'mailto:']);

/** The schemes that a picture can be loaded from. */
const IMAGE_SCHEMES = new Set(['http:', 'https:']);

/** The base of relative addresses where only their form matters. No host has this name. */
export const RELATIVE_BASE = 'https://relative.invalid/';

const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** Matches by far the most addresses: a path of this site, in which nothing can hide. */
const PLAIN_PATH = /^\/\w[\w./?&=#-]*$/;

/** An address as an author wrote it, or '' where the page refuses it. */
export function cleanUrl(url: string): string {
  return clean(url, explainUrlRefusal);
}

/** The address of a picture as an author wrote it, or '' where the page refuses it. */
export function cleanImageUrl(url: string): string {
  return clean(url, explainImageRefusal);
}

/**
 * Explains in a sentence why the page refuses an address; undefined for one that it keeps, or that
 * is empty.
 */
export function explainUrlRefusal(url: string): string | undefined {
  return whyNot(url, LINK_SCHEMES);
}

/**
 * Explains why the page refuses the address of a picture; undefined for one that it keeps, or that
 * is empty.
 */
export function explainImageRefusal(url: string): string | undefined {
  return whyNot(url, IMAGE_SCHEMES);
}

/**
 * Returns true for an address that leads elsewhere from each page: it names neither a scheme nor a
 * path from the start of the site, and the page keeps it.
 */
export function isRelativeAddress(url: string): boolean {
  const written = url.trim();
  const isWhole = written === '' || /^[/#?\\]/.test(written) || SCHEME.test(written);
  return !isWhole && explainUrlRefusal(written) === undefined;
}

function clean(url: string, refusal: (url: string) => string | undefined): string {
  const trimmed = url.trim();
  return trimmed === '' || refusal(trimmed) !== undefined ? '' : trimmed;
}

function whyNot(url: string, schemes: ReadonlySet<string>): string | undefined {
  const trimmed = url.trim();
  if (PLAIN_PATH.test(trimmed)) return undefined;
  const protocol = URL.parse(trimmed, RELATIVE_BASE)?.protocol;
  if (protocol === undefined) return 'It cannot be read.';
  return schemes.has(protocol) ? undefined : `The scheme "${protocol}" is not allowed.`;
}
