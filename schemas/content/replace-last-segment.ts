/** A path is no longer than this; an address that is longer leads nowhere. */
const MAX_PAGE_URL_LENGTH = 2_000;

/** Browsers take a backslash for a slash, and a coded slash or dot climbs once it is decoded. */
const CLIMBS = /^(?:\.|%2e){1,2}$|[\\?#\s]|%(?:2f|5c)/i;

/**
 * The page URL of a variant: that of the page, whose last segment is replaced by the last one of
 * the variant's address. Undefined where there is no such segment, or it would lead anywhere else
 * but to a page beside this one.
 */
export function replaceLastSegment(pageUrl: string, variantUrl: string): string | undefined {
  const last = getLastSegment(variantUrl);
  if (last === undefined || !pageUrl.startsWith('/')) return undefined;
  const swapped = pageUrl.slice(0, pageUrl.lastIndexOf('/') + 1) + last;
  return swapped.length > MAX_PAGE_URL_LENGTH ? undefined : swapped;
}

/** The last segment of a path; a slash at its end does not count. */
function getLastSegment(path: string): string | undefined {
  const last = path.replace(/\/$/, '').split('/').at(-1) ?? '';
  return last === '' || CLIMBS.test(last) ? undefined : last;
}
