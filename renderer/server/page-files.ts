/** Describes what is on a page, as far as its files depend on it. */
export interface PageEntries {
  /** Everything that is rendered. */
  readonly entries: readonly EntryName[];
  /** Of these, what runs in the browser. */
  readonly interactive: readonly EntryName[];
  readonly locale: string;
  /** True where the page has places in which a browser chooses an offer. */
  readonly choosesOffers?: boolean;
}

export interface EntryName {
  readonly kind: string;
  readonly type: string;
}

/** The addresses of the files that a page needs, as the build names them. */
export interface PageFiles {
  readonly styles: readonly string[];
  /** The code of what runs in the browser: loaded once a visitor is about to use it. */
  readonly code: readonly string[];
  readonly fonts: readonly string[];
  /** The icon in the browser's tab. */
  readonly icon?: string;
  /** The modules that run before the first paint, which waits for them; most pages have none. */
  readonly beforePaint?: readonly string[];
  /** The modules that they import where their environment has a marketing host of its own. */
  readonly beforeCall?: readonly string[];
  /** The modules that start the page in the browser. */
  readonly modules: readonly string[];
}

/** Looks up in a build which files a page needs. */
export type FilesOfPage = (entries: PageEntries) => PageFiles;
