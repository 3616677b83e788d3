import type { Problem } from '../errors/index.ts';

/** The code and the plan behind a route on their way. */
export interface RouteImport {
  readonly path: string;
  readonly state: 'importing' | 'succeeded' | 'failed';
}

/** The result of getting a page ready. */
export type PreparedPage =
  /** Shows it, at once: its address is that of the window by then. */
  | { readonly status: 'ready'; readonly show: () => void }
  /** It needs a document of its own: another language, say. */
  | { readonly status: 'document' }
  | { readonly status: 'failed'; readonly problem: Problem };

/** How a navigation ended. Only with `shown` and `document` the address is another one. */
export type NavigationOutcome =
  | 'shown'
  /** A document is loaded in place of this one. */
  | 'document'
  /** The app around the site lacks what the route needs. */
  | 'refused'
  | 'failed'
  /** The visitor was asked, and has something unsaved that is not to be lost. */
  | 'stayed'
  /** A newer one took its place. */
  | 'superseded';
