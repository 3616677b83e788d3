/** One choice of a group, as configurations write it. */
export interface MenuSubItem {
  readonly id: string;
  readonly label: string;
  readonly href?: string | undefined;
  readonly hrefTarget?: '_self' | '_blank' | undefined;
  /** An icon by its name, or the address of a drawing where there is none. */
  readonly icon?: string | undefined;
  readonly svg?: string | undefined;
  readonly counter?: number | undefined;
  /** The name of an action: see the actions of `watchMenus`. */
  readonly onClick?: string | undefined;
  /** The language of the label, and of the page that it leads to. */
  readonly lang?: string | undefined;
}

/**
 * One choice of a menu: a group where it has sub-items, else a button where it has an action, else
 * a link.
 */
export interface MenuItem extends MenuSubItem {
  readonly subItems?: readonly MenuSubItem[] | undefined;
}

/** An item with what a part of the page adds to it, and no configuration says. */
export interface MenuEntry extends MenuItem {
  /** true where a group starts open, wherever the visitor is. */
  readonly open?: boolean;
  /** Of the entry in the list. */
  readonly className?: string;
  /** Names the action that a choice of a link in the group is, where its use is measured. */
  readonly measureEvent?: string;
}

/** The texts of a menu beside the labels of its items. */
export interface MenuTexts {
  readonly close: string;
  /** Stands for the icon of a link that opens in a new tab, for those who do not see it. */
  readonly newTab: string;
}

/**
 * Matches an address that names its own host. A server does not know under which name visitors see
 * the site, so each such address counts as another site's.
 */
const OTHER_HOST = /^(?:https?:)?\/\//i;

const HIGHEST_SHOWN = 99;

/**
 * Selects the items that can be chosen. A group whose items have all gone leaves no empty list
 * behind.
 */
export function selectMenuItems<Item extends MenuItem>(items: readonly Item[]): readonly Item[] {
  return items.filter(({ label, href, onClick, subItems = [] }) =>
    Boolean(label && (href || onClick || selectMenuItems(subItems).length > 0)),
  );
}

/** Returns true if a link leaves the site, or is to open in a new tab. */
export function isExternal({ href = '', hrefTarget }: MenuSubItem): boolean {
  return hrefTarget === '_blank' || OTHER_HOST.test(href);
}

/**
 * Returns the text of a badge that says how many things wait: `99+` where they are more than it has
 * room for, nothing where there are none.
 */
export function formatCounter(count: number | undefined): string | undefined {
  if (!count || count < 0) return undefined;
  return count > HIGHEST_SHOWN ? `${HIGHEST_SHOWN}+` : String(count);
}
