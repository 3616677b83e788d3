import type { ReactNode } from 'react';
import { Icon } from '../../kit/icon/icon.tsx';
import { findDrawing } from '../../kit/icon/named-drawing.ts';
import { formatCounter } from '../../kit/menu/counter-text.ts';
import type { NavigationItem } from './navigation-item.ts';

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
