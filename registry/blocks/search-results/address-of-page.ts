import type { SearchState } from '#renderer';

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
