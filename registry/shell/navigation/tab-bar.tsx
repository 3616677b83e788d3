import { findDrawing } from '../../kit/icon/named-drawing.ts';
import { NavigationEntry, NavigationLabel, NavigationGroups } from './navigation-groups.tsx';
import { type NavigationItem, isOrHoldsActive } from './navigation-items.ts';

/** 002 §9: so many entries a bar shows at most. */
const MAX_TABS = 4;
/** Where there are more, so many stay beside the one with the rest. */
const TABS_BESIDE_MORE = 3;

interface TabBarProps {
  readonly items: readonly NavigationItem[];
  readonly label: string | undefined;
  /** The name of the tab that holds the rest. */
  readonly more: string | undefined;
}

/**
 * The navigation below the page. A tab with a submenu opens it above the bar, and so does the one
 * with the rest.
 */
export function TabBar({ items, label, more = '' }: TabBarProps) {
  if (items.length === 0) return null;

  const hasMore = items.length > MAX_TABS;
  const tabs = hasMore ? items.slice(0, TABS_BESIDE_MORE) : items;
  const rest = hasMore ? items.slice(TABS_BESIDE_MORE) : [];
  return (
    <nav className="navigation-bar" aria-label={label}>
      <ul className="navigation-bar__list">
        {tabs.map((item) => (
          <li key={item.id} className="navigation-bar__item">
            <Tab item={item} />
          </li>
        ))}
        {hasMore && (
          <li className="navigation-bar__item">
            <TabWithPanel
              id="navigation-more"
              item={{ id: 'more', label: more, icon: MORE }}
              isCurrent={rest.some(isOrHoldsActive)}
              inside={rest}
            />
          </li>
        )}
      </ul>
    </nav>
  );
}

const MORE = 'vitrine:regular:dots-three';

function Tab({ item }: { readonly item: NavigationItem }) {
  const { id, subItems } = item;
  const isCurrent = isOrHoldsActive(item);
  return subItems ? (
    <TabWithPanel id={`navigation-${id}`} item={item} isCurrent={isCurrent} inside={subItems} />
  ) : (
    <NavigationEntry
      item={filled(item, isCurrent)}
      className="navigation-bar__tab"
      isCurrent={isCurrent}
    />
  );
}

interface TabWithPanelProps {
  readonly id: string;
  readonly item: NavigationItem;
  readonly isCurrent: boolean;
  readonly inside: readonly NavigationItem[];
}

function TabWithPanel({ id, item, isCurrent, inside }: TabWithPanelProps) {
  return (
    <>
      <button
        type="button"
        className="navigation-bar__tab"
        popoverTarget={id}
        data-measure-event="menu"
        {...(isCurrent && { 'aria-current': 'true' as const })}
      >
        <NavigationLabel item={filled(item, isCurrent)} />
      </button>
      <section
        id={id}
        className="navigation-bar__panel"
        popover="auto"
        aria-label={item.label}
        data-navigation-menu
        data-state="closed"
      >
        <NavigationGroups items={inside} name={id} />
      </section>
    </>
  );
}

/** The current tab has the filled form of its drawing, where there is one. */
function filled(item: NavigationItem, isCurrent: boolean): NavigationItem {
  const icon = item.icon?.replace(':regular:', ':fill:');
  return isCurrent && findDrawing(icon) ? { ...item, ...(icon !== undefined && { icon }) } : item;
}
