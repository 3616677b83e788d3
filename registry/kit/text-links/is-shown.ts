/** A link as authors write it: words and an address that has been cleaned. */
export interface Link {
  readonly text: string;
  readonly url: string;
}

/** Says whether a link counts: both its text and its url have to hold something. */
export function isShown(link: Link | undefined): link is Link {
  return Boolean(link?.text.trim() && link.url.trim());
}
