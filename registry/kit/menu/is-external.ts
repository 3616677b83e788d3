import type { MenuSubItem } from './menu-item.ts';

/**
 * Matches an address that names its own host. A server does not know under which name visitors see
 * the site, so each such address counts as another site's.
 */
const OTHER_HOST = /^(?:https?:)?\/\//i;

/** Returns true if a link leaves the site, or is to open in a new tab. */
export function isExternal({ href = '', hrefTarget }: MenuSubItem): boolean {
  return hrefTarget === '_blank' || OTHER_HOST.test(href);
}
