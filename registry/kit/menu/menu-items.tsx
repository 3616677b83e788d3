import type { ReactNode } from 'react';
import { findDrawing } from '../icon/named-drawing.ts';
import { Icon } from '../icon/icon.tsx';
import { caretDown } from '../icon/drawings.ts';
import {
  isExternal,
  selectMenuItems,
  type MenuEntry,
  type MenuSubItem,
  type MenuTexts,
  formatCounter,
} from './menu-item.ts';

interface MenuItemsProps {
  readonly items: readonly MenuEntry[];
  readonly texts: MenuTexts;
  /** The ids of the items that the visitor is at. */
  readonly current: readonly string[];
}

/** The choices of a menu, or of one of its groups, each by its kind. */
export function MenuItems({ items, texts, current }: MenuItemsProps) {
  return (
    <ul className="menu__list">
      {items.map((item) => {
        const inside = selectMenuItems(item.subItems ?? []);
        return (
          <li key={item.id} className={item.className}>
            {inside.length > 0 ? (
              <MenuGroup
                item={item}
                isOpen={item.open ?? inside.some(({ id }) => current.includes(id))}
              >
                <MenuItems items={inside} texts={texts} current={current} />
              </MenuGroup>
            ) : (
              <MenuChoice item={item} texts={texts} isCurrent={current.includes(item.id)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface MenuChoiceProps {
  readonly item: MenuSubItem;
  readonly texts: MenuTexts;
  readonly isCurrent: boolean;
}

function MenuChoice({ item, texts, isCurrent }: MenuChoiceProps) {
  const { id, href, onClick, lang } = item;
  const current = isCurrent && { 'aria-current': 'true' as const };
  if (onClick) {
    return (
      <button
        className="menu__item"
        type="button"
        data-action={onClick}
        data-item={id}
        {...current}
      >
        <MenuLabel item={item} />
      </button>
    );
  }
  const external = isExternal(item);
  return (
    <a
      className="menu__item"
      href={href}
      {...(lang && { hrefLang: lang })}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      {...current}
    >
      <MenuLabel item={item} />
      {external && (
        <>
          {/* A space, so that it is not heard as one word with the label. */}
          <span className="visually-hidden"> {texts.newTab}</span>
          <Icon
            className="menu__external"
            drawing={findDrawing('vitrine:regular:arrow-square-out')}
            size={20}
          />
        </>
      )}
    </a>
  );
}

interface MenuGroupProps {
  readonly item: MenuEntry;
  /** true where the visitor is at one of its items. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** An item with items below it, which unfold. */
function MenuGroup({ item, isOpen, children }: MenuGroupProps) {
  return (
    <details
      className="menu__group"
      open={isOpen}
      data-menu-group
      data-item={item.id}
      data-measure-event={item.measureEvent}
      data-state={isOpen ? 'expanded' : 'collapsed'}
    >
      <summary className="menu__item">
        <MenuLabel item={item} />
        <Icon className="menu__caret" drawing={caretDown} size={20} />
      </summary>
      {children}
    </details>
  );
}

/**
 * Shows what items of every kind have: a drawing, a text, and the number of things that wait there.
 */
function MenuLabel({ item }: { readonly item: MenuSubItem }) {
  const { icon, svg, label, lang, counter } = item;
  const waiting = formatCounter(counter);
  return (
    <>
      {!icon && svg && <img className="menu__drawing" src={svg} alt="" width={24} height={24} />}
      <Icon drawing={findDrawing(icon)} size={24} />
      <span className="menu__label" {...(lang && { lang })}>
        {label}
      </span>
      {/* A space, so that it is not heard as one word with the label. */}
      {waiting && <span className="menu__counter"> {waiting}</span>}
    </>
  );
}
