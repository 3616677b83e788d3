/** Leads to a page of the results for a term, at the address where the visitor is. */
export function addressOfPage(term: string, page: number): string {
  const parameters = new URLSearchParams({ q: term });
  if (page > 1) parameters.set('page', String(page));
  return `?${parameters}`;
}
