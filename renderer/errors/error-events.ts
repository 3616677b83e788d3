/** The event of the platform that carries a `TechnicalError`. */
export const TECHNICAL_ERROR = 'technical-error';

/**
 * The name of every page that does not exist where pages are counted: all of them have one name
 * there.
 */
export const NOT_FOUND_PAGE_NAME = '404 page not found';

/** The event by which the surroundings are told that no route shows a page at an address. */
export const ROUTE_NOT_FOUND = 'route-not-found';

/** The app around the site lacks what the route at an address needs. */
export const ROUTE_REFUSED = 'route-refused';

/** The page behind a route could not be made ready, so the page before it stays. */
export const ROUTE_IMPORT_FAILED = 'route-import-failed';

/** The event by which the surroundings are told of an error that analytics counts. */
export const ANALYTICS_ERROR = 'analytics-error';

/** Tells measurement of a failure that a visitor met. It holds no data of the visitor. */
interface TechnicalError {
  /** The name of the page on which it happened. */
  readonly name: string;
  readonly code: string;
  readonly message: string;
  /** The path that the content service was asked for, without query. */
  readonly pageUrl: string;
}

/** Tells those who count visits that there is no page at an address that a visitor has opened. */
export function pageNotFoundError(pageUrl: string): TechnicalError {
  return {
    name: NOT_FOUND_PAGE_NAME,
    code: '404',
    message: 'Error retrieving content: Page not found',
    pageUrl,
  };
}
