import type { SearchState } from '#renderer';

const HERE = 'https://here.invalid';

/** Leads to a page of the results of a search, at the address where the visitor is. */
export function getPageAddress(
  { term, isStandalone }: Pick<SearchState, 'term' | 'isStandalone'>,
  page: number,
): string {
  const parameters = new URLSearchParams({ q: term });
  if (page > 1) parameters.set('page', String(page));
  if (isStandalone) parameters.set('standalone', '');
  return `?${parameters}`;
}

/** A number, or undefined where some are left out. */
type PageNumber = number | undefined;

/**
 * The pages that a visitor may want next: the first, the last, and those beside the present one.
 */
export function listNearbyPages(page: number, last: number): PageNumber[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, last])]
    .filter((each) => each >= 1 && each <= last)
    .toSorted((one, other) => one - other);
  return wanted.flatMap((each, index): PageNumber[] => {
    const before = wanted[index - 1] ?? 0;
    if (each - before === 1) return [each];
    // One number takes no more room than the sign that it is missing.
    return each - before === 2 ? [each - 1, each] : [undefined, each];
  });
}

/**
 * An address as people read it: its path, with the host where that is another one, and nothing of a
 * query.
 */
export function formatAddress(url: string): string {
  const address = URL.parse(url, HERE);
  if (!address || !/^https?:$/.test(address.protocol)) return url;
  const host = address.origin === HERE ? '' : address.host;
  return `${host}${decoded(address.pathname)}`;
}

/** Half of an encoded character stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
