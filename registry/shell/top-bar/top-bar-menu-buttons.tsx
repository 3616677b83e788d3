import type { MenuItem } from '#schemas/generated/shell/top-bar.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { findDrawing } from '../../kit/icon/named-drawing.ts';
import { isExternal, selectMenuItems } from '../../kit/menu/menu-item.ts';
import { Menu } from '../../kit/menu/menu.tsx';
import { getMenuTexts, type TopBarPartProps } from './top-bar-props.ts';

/** Buttons of the content service in the bar itself; one with items of its own opens a menu. */
export function TopBarMenuButtons({ data, messages }: TopBarPartProps) {
  const items = selectMenuItems(data.menuButtonItems ?? []);
  if (items.length === 0) return null;

  return (
    <ul className="top-bar__menu-buttons">
      {items.map((item) => (
        <li key={item.id}>
          {item.subItems?.length ? (
            <Menu
              id={`menu-${item.id}`}
              label={item.label}
              items={item.subItems}
              texts={getMenuTexts(messages)}
              icon={findDrawing(item.icon)}
              triggerText={item.label}
              align="end"
            />
          ) : (
            <MenuButton item={item} newTab={messages['newTab']} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface MenuButtonProps {
  readonly item: MenuItem;
  readonly newTab: string | undefined;
}

function MenuButton({ item, newTab }: MenuButtonProps) {
  const { id, label, href, icon, onClick } = item;
  const inside = (
    <>
      <Icon drawing={findDrawing(icon)} />
      <span className="top-bar__button-text">{label}</span>
    </>
  );
  if (onClick !== undefined) {
    return (
      <button type="button" className="top-bar__button" data-action={onClick} data-item={id}>
        {inside}
      </button>
    );
  }
  const opensTab = isExternal(item);
  return (
    <a
      className="top-bar__button"
      href={href}
      {...(opensTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {inside}
      {opensTab && <span className="visually-hidden">{newTab}</span>}
    </a>
  );
}
