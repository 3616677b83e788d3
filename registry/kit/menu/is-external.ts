import type { MenuSubItem } from './menu-item.ts';

/**
 * What names its own host. A server does not know under which name visitors see the site, so each
 * such counts as another's.
 */
const OTHER_HOST = /^(?:https?:)?\/\//i;

/** Whether a link leaves the site, or was asked to open beside it. */
export function isExternal({ href = '', hrefTarget }: MenuSubItem): boolean {
  return hrefTarget === '_blank' || OTHER_HOST.test(href);
}
