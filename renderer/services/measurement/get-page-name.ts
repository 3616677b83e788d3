const HOME_PAGE = 'home page';

/** Matches the names that an index page has: none, or those that its address may show. */
const INDEX = /^(?:index(?:\.html)?)?$/;

/**
 * Derives the name by which a page is measured from its path: the second segment, and `home page`
 * for an index page, which has none, or one that is named index (001 §2).
 */
export function getPageName(pathname: string): string {
  const [, second = ''] = pathname.split('/').filter(Boolean);
  return INDEX.test(second) ? HOME_PAGE : decodeSegment(second);
}

/** Addresses may hold a percent sign that begins no encoded character. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
