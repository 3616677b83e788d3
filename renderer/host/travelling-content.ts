/**
 * The content of the shell that travels with a document, for scripts of the page: all that the
 * documents of the bank promise them. That of the top bar does not, since it stands in the HTML.
 */
export const TRAVELLING_CONTENT: ReadonlySet<string> = new Set([
  'navigation',
  'mobileNavigation',
  'footer',
  'segmentContext',
]);
