import type { ReactNode } from 'react';
import { caretDown } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import type { MenuItem } from './menu-item.ts';
import { MenuLabel } from './menu-label.tsx';

interface MenuGroupProps {
  readonly item: MenuItem;
  /** true where the visitor is at one of its items. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** An item with items below it, which unfold. */
export function MenuGroup({ item, isOpen, children }: MenuGroupProps) {
  return (
    <details
      className="menu__group"
      open={isOpen}
      data-menu-group
      data-item={item.id}
      data-state={isOpen ? 'expanded' : 'collapsed'}
    >
      <summary className="menu__item">
        <MenuLabel item={item} />
        <Icon className="menu__caret" drawing={caretDown} size={16} />
      </summary>
      {children}
    </details>
  );
}
