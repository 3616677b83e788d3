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

/** The texts of a menu beside the labels of its items. */
export interface MenuTexts {
  readonly close: string;
  /** Stands for the icon of a link that opens in a new tab, for those who do not see it. */
  readonly newTab: string;
}

/**
 * Selects the items that can be chosen. A group whose items have all gone leaves no empty list
 * behind.
 */
export function selectMenuItems<Item extends MenuItem>(items: readonly Item[]): readonly Item[] {
  return items.filter(({ label, href, onClick, subItems = [] }) =>
    Boolean(label && (href || onClick || selectMenuItems(subItems).length > 0)),
  );
}
