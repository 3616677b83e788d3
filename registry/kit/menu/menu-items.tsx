import { findDrawing } from '../icon/named-drawing.ts';
import { Icon } from '../icon/icon.tsx';
import { isExternal } from './is-external.ts';
import { MenuGroup } from './menu-group.tsx';
import { selectMenuItems, type MenuItem, type MenuSubItem, type MenuTexts } from './menu-item.ts';
import { MenuLabel } from './menu-label.tsx';

interface MenuItemsProps {
  readonly items: readonly MenuItem[];
  readonly texts: MenuTexts;
  readonly current: string | undefined;
}

/** The choices of a menu, or of one of its groups, each by its kind. */
export function MenuItems({ items, texts, current }: MenuItemsProps) {
  return (
    <ul className="menu__list">
      {items.map((item) => {
        const inside = selectMenuItems(item.subItems ?? []);
        return (
          <li key={item.id}>
            {inside.length > 0 ? (
              <MenuGroup item={item} isOpen={inside.some(({ id }) => id === current)}>
                <MenuItems items={inside} texts={texts} current={current} />
              </MenuGroup>
            ) : (
              <MenuChoice item={item} texts={texts} isCurrent={item.id === current} />
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
            size={16}
          />
        </>
      )}
    </a>
  );
}
