/** Where the page's own locale stands while a browser's translator has taken `lang` over. */
export const OWN_LOCALE = 'data-localize-lang';

/** The language or locale that a document says it is in; null where it says none. */
export function readPageLanguage(root: Element): string | null {
  return root.getAttribute(OWN_LOCALE) ?? root.getAttribute('lang');
}
