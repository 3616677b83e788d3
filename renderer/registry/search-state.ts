/** A page that was found: its address is cleaned. */
export interface FoundPage {
  readonly title: string;
  readonly url: string;
  /** Empty where the service says none. */
  readonly excerpt: string;
}

export type SearchOutcome =
  | {
      readonly status: 'found';
      /** How many pages were found, on all pages of the results together. */
      readonly total: number;
      /** Those of this page, at most ten. */
      readonly items: readonly FoundPage[];
    }
  | {
      /** `too-short`: nothing was asked for; `failed`: nothing came. */
      readonly status: 'too-short' | 'failed';
    };

/**
 * The state that an item which shows search results gets, where the address of its page says what
 * is searched for.
 */
export type SearchState = SearchOutcome & {
  /** One line of text, which may be in any script. */
  readonly term: string;
  /** The page of the results that the address asks for, from 1 on. */
  readonly page: number;
  /** With its region, such as `nl-BE`: what numbers and plural forms go by. */
  readonly locale: string;
  /** True where the page stands alone, without the site around it; its other pages do too. */
  readonly isStandalone?: boolean;
};

/**
 * The prop of an item that shows search results; no author can set it. Left out where nothing is
 * searched for.
 */
export interface WithSearch {
  readonly search?: SearchState;
}
