import type { ShellProps } from '#renderer';
import type { NavigationContent } from '#schemas/generated/shell/navigation.ts';
import { TabBar } from './tab-bar.tsx';
import { toNavigationItems, type NavigationItem } from './navigation-items.ts';
import { NavigationGroups } from './navigation-groups.tsx';
import './navigation.css';

/**
 * The way through the site: a list beside the page in wide windows, a bar of tabs below it in
 * narrow ones. A server knows no width, so both stand in the HTML, and styles show one. Without
 * content there is nothing.
 */
export function Navigation({ data, page, messages }: ShellProps<NavigationContent>) {
  if (!data) return null;

  const { navigation, mobileNavigation = navigation } = data;
  const path = page.address === undefined ? undefined : new URL(page.address).pathname;
  return (
    <>
      {/* Where a skip link leads, whichever of the two is in sight. */}
      <span id="site_navigation" tabIndex={-1} />
      <NavigationList items={toNavigationItems(navigation, path)} label={messages['main']} />
      <TabBar
        items={toNavigationItems(mobileNavigation, path)}
        label={messages['main']}
        more={messages['more']}
      />
    </>
  );
}

interface NavigationListProps {
  readonly items: readonly NavigationItem[];
  readonly label: string | undefined;
}

/** The navigation beside the page. */
export function NavigationList({ items, label }: NavigationListProps) {
  if (items.length === 0) return null;

  return (
    <nav className="navigation-list" aria-label={label}>
      <NavigationGroups items={items} name="navigation-list" />
    </nav>
  );
}
