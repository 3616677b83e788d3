/** A link as authors write it: a text, and an address that has been cleaned. */
export interface Link {
  readonly text: string;
  readonly url: string;
}

/** Returns true if a link counts: both its text and its url have to hold something. */
export function isShown<Shown extends Link>(link: Shown | undefined): link is Shown {
  return Boolean(link?.text.trim() && link.url.trim());
}
