/**
 * The codes of problems that only a page reports, beside those of the validate command. A test
 * holds them against the renderer.
 */
export const RUN_TIME_CODES: readonly string[] = [
  'cms-data-failed',
  'component-not-loaded',
  'component-threw',
  'dropped-event-detail',
  'feature-failed',
  'feature-not-found',
  'footer-missing',
  'macro-request-failed',
  'missing-endpoint',
  'navigation-missing',
  'no-feature-definitions',
  'page-request-failed',
  'reference-not-found',
  'route-import-failed',
  'route-not-found',
  'search-request-failed',
  'sign-in-required',
  'unexpected-error',
];
