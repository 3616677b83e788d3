// Made by `npm run generate` from ../search-results.schema.json. Do not edit.

/**
 * An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.
 */
export type Url = string;

/**
 * One page of what was found, as the search service answers it.
 */
export interface SearchResults {
  /**
   * Names this schema.
   */
  $schema?: string;
  /**
   * How many pages of the site were found.
   */
  total: number;
  /**
   * Which page of the results this is, from 1 on.
   */
  page?: number;
  /**
   * The results, the best first. No more than ten are shown.
   *
   * @maxItems 1000
   */
  items: SearchResult[];
}
/**
 * A page that was found.
 */
export interface SearchResult {
  /**
   * What the page is called.
   */
  title: string;
  url: Url;
  /**
   * What of the page says why it was found.
   */
  excerpt?: string;
}
