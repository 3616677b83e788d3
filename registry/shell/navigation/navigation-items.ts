import type { CmsNavigation } from '#schemas/generated/shell/navigation.ts';

/** One entry of the navigation, whoever gave it: a link, an action, or a submenu. */
export interface NavigationItem {
  readonly id: string;
  readonly label: string;
  readonly href?: string;
  /** The page is this entry's, too, where its path begins with this. */
  readonly hrefMatch?: string;
  /** A drawing of the icon set, by its id. */
  readonly icon?: string;
  /** The address of a drawing, where the icon set has none. */
  readonly svg?: string;
  /** The number of things that wait there. */
  readonly counter?: number;
  /** The name of the action that pressing it runs; it leads nowhere then. */
  readonly actionItem?: string;
  /** true: its submenu starts closed, whatever stands in it. */
  readonly collapsed?: boolean;
  /** True if the page belongs to this entry. */
  readonly active?: boolean;
  readonly subItems?: readonly NavigationItem[];
}

/**
 * The entries of the content service, with the one marked that a page with this path belongs to.
 */
export function toNavigationItems(
  { menuItems }: CmsNavigation,
  path: string | undefined,
): NavigationItem[] {
  const items = menuItems.map(
    ({ title, link, active, sub = [], ...rest }, index): NavigationItem => {
      const id = `item-${index + 1}`;
      const subItems = sub.map(({ text, url, active: isActive }, subIndex) => ({
        id: `${id}-${subIndex + 1}`,
        label: text,
        href: url,
        active: isActive ?? false,
      }));
      return {
        id,
        label: title,
        ...rest,
        ...(link && { href: link.url }),
        active: active ?? false,
        ...(subItems.length > 0 && { subItems }),
      };
    },
  );
  return items.some(isOrHoldsActive) ? items : items.map((item) => markCurrent(item, path));
}

/** Returns true if the page belongs to an entry, or to one of its submenu. */
export function isOrHoldsActive({ active = false, subItems = [] }: NavigationItem): boolean {
  return active || subItems.some(isOrHoldsActive);
}

/** Marks an entry where its address is that of the page, or above it by its `hrefMatch`. */
export function markCurrent(item: NavigationItem, path: string | undefined): NavigationItem {
  const { href, hrefMatch, subItems } = item;
  const isMatch = hrefMatch !== undefined && path?.startsWith(hrefMatch);
  return {
    ...item,
    active: (item.active ?? false) || Boolean(isMatch) || (path !== undefined && href === path),
    ...(subItems && { subItems: subItems.map((sub) => markCurrent(sub, path)) }),
  };
}
