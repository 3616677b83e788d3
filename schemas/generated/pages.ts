// Made by `npm run generate` from ../pages.schema.json. Do not edit.

/**
 * An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.
 */
export type Url = string;
/**
 * A language with its region, and with its script where it has several.
 */
export type Locale = string;

/**
 * The pages that the content service offers to search engines, as it lists them for the sitemap.
 */
export interface PageList {
  /**
   * Names this schema.
   */
  $schema?: string;
  /**
   * The pages, the most important first: a sitemap holds the first 50,000.
   */
  pages: ListedPage[];
}
/**
 * One page of the list, and where it stands in other languages.
 */
export interface ListedPage {
  /**
   * The page's address on this site.
   */
  url: Url;
  /**
   * The same page in the other languages, and in this one.
   *
   * @maxItems 50
   */
  alternates?: PageAlternate[];
}
/**
 * Where this page stands in one language.
 */
export interface PageAlternate {
  locale: Locale;
  url: Url;
}
