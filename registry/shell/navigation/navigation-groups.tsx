import { Icon } from '../../kit/icon/icon.tsx';
import { caretDown } from '../../kit/icon/drawings.ts';
import { NavigationEntry, NavigationLabel } from './navigation-entry.tsx';
import type { NavigationItem } from './navigation-item.ts';
import { isOrHoldsActive } from './to-navigation-items.ts';

interface NavigationGroupsProps {
  readonly items: readonly NavigationItem[];
  /** Of these groups; of those with one name one is open. */
  readonly name: string;
}

/** Entries one below the other; a submenu opens and closes in its place, without script as well. */
export function NavigationGroups({ items, name }: NavigationGroupsProps) {
  const open = groupThatStartsOpen(items);
  return (
    <ul className="navigation__list">
      {items.map((item) => (
        <li key={item.id}>
          {item.subItems ? (
            <NavigationGroup
              item={item}
              isOpen={item === open}
              name={name}
              subItems={item.subItems}
            />
          ) : (
            <NavigationEntry item={item} className="navigation__entry" isCurrent={item.active} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface NavigationGroupProps {
  readonly item: NavigationItem;
  readonly isOpen: boolean;
  readonly name: string;
  readonly subItems: readonly NavigationItem[];
}

function NavigationGroup({ item, isOpen, name, subItems }: NavigationGroupProps) {
  return (
    <details className="navigation__group" name={name} open={isOpen}>
      <summary className="navigation__entry">
        <NavigationLabel
          item={item}
          after={<Icon className="navigation__caret" drawing={caretDown} size={20} />}
        />
      </summary>
      <ul className="navigation__sublist">
        {subItems.map((sub) => (
          <li key={sub.id}>
            <NavigationEntry item={sub} className="navigation__sublink" isCurrent={sub.active} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** 002 §4: the submenu that holds the current page, or else the first one. */
function groupThatStartsOpen(items: readonly NavigationItem[]): NavigationItem | undefined {
  const groups = items.filter(({ subItems }) => subItems !== undefined);
  const open = groups.find(isOrHoldsActive) ?? groups[0];
  return open?.collapsed ? undefined : open;
}
