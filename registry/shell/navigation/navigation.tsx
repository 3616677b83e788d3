import type { ShellProps } from '#renderer';
import type { NavigationContent } from '#schemas/generated/shell/navigation.ts';
import { NavigationList } from './navigation-list.tsx';
import { TabBar } from './tab-bar.tsx';
import { toNavigationItems } from './to-navigation-items.ts';
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
      <NavigationList items={toNavigationItems(navigation, path)} label={messages['main']} />
      <TabBar
        items={toNavigationItems(mobileNavigation, path)}
        label={messages['main']}
        more={messages['more']}
      />
    </>
  );
}
