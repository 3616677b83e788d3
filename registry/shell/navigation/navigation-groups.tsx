import type { ReactNode } from 'react';
import { Icon } from '../../kit/icon/icon.tsx';
import { caretDown } from '../../kit/icon/drawings.ts';
import { type NavigationItem, isOrHoldsActive } from './navigation-items.ts';
import { findDrawing } from '../../kit/icon/named-drawing.ts';
import { formatCounter } from '../../kit/menu/menu-item.ts';

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

interface NavigationEntryProps {
  readonly item: NavigationItem;
  readonly className: string;
  /** True if the entry's link leads to the page, which its `aria-current` then says. */
  readonly isCurrent?: boolean | undefined;
}

/** An entry that leads somewhere, or does something. */
export function NavigationEntry({ item, className, isCurrent = false }: NavigationEntryProps) {
  const { id, href, actionItem } = item;
  if (actionItem !== undefined) {
    return (
      <button type="button" className={className} data-action={actionItem} data-item={id}>
        <NavigationLabel item={item} />
      </button>
    );
  }
  return (
    <a className={className} href={href} {...(isCurrent && { 'aria-current': 'page' as const })}>
      <NavigationLabel item={item} />
    </a>
  );
}

interface NavigationLabelProps {
  readonly item: NavigationItem;
  readonly after?: ReactNode;
}

/** Shows the drawing of an entry, its name, and the number of things that wait there. */
export function NavigationLabel({ item, after }: NavigationLabelProps) {
  const { icon, svg, label, counter } = item;
  const count = formatCounter(counter);
  return (
    <>
      {svg === undefined ? (
        <Icon drawing={findDrawing(icon)} size={24} />
      ) : (
        <img className="navigation__drawing" src={svg} alt="" width={24} height={24} />
      )}
      <span className="navigation__text">{label}</span>
      {count !== undefined && <span className="navigation__counter">{count}</span>}
      {after}
    </>
  );
}
