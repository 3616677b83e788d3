/** The event by which the surroundings are told that no route shows a page at an address. */
export const ROUTE_NOT_FOUND = 'route-not-found';

/** The app around the site lacks what the route at an address needs. */
export const ROUTE_REFUSED = 'route-refused';

/** The page behind a route could not be made ready, so the page before it stays. */
export const ROUTE_IMPORT_FAILED = 'route-import-failed';
