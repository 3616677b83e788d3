import type { CmsNavigation } from '#schemas/generated/shell/navigation.ts';
import type { NavigationItem } from './navigation-item.ts';

/**
 * The entries of the content service, with the one marked that a page with this path belongs to.
 */
export function toNavigationItems(
  { menuItems }: CmsNavigation,
  path: string | undefined,
): NavigationItem[] {
  const items = menuItems.map(({ title, icon, link, active, sub = [] }, index): NavigationItem => {
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
      ...(icon !== undefined && { icon }),
      ...(link && { href: link.url }),
      active: active ?? false,
      ...(subItems.length > 0 && { subItems }),
    };
  });
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
