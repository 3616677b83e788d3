import type { NavigationItem } from './navigation-item.ts';
import { NavigationGroups } from './navigation-groups.tsx';

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
