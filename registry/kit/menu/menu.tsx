import type { ReactNode } from 'react';
import { caretDown, x } from '../icon/drawings.ts';
import { Icon, type Drawing } from '../icon/icon.tsx';
import { joinClassNames } from '../props/class-names.ts';
import { selectMenuItems, type MenuEntry, type MenuTexts } from './menu-item.ts';
import { MenuItems } from './menu-items.tsx';
import '../overlay/scroll-lock.css';
import './menu.css';

interface MenuProps {
  /** The id of the panel, which the trigger names. */
  readonly id: string;
  /**
   * The name of the menu for screen readers; it is also shown above the items where the menu covers
   * the screen.
   */
  readonly label: string;
  readonly items: readonly MenuEntry[];
  readonly texts: MenuTexts;
  readonly icon?: Drawing | undefined;
  /** The text of the trigger; without it only its icon is shown. */
  readonly triggerText?: ReactNode;
  /** The language of that text, where it is another than the page's. */
  readonly triggerLang?: string | undefined;
  /** The id of the item that the visitor is at, or those of several. */
  readonly current?: string | readonly string[] | undefined;
  /** Says which edges of trigger and panel lie below each other. */
  readonly align?: 'start' | 'end';
  /** Stands above the items. */
  readonly before?: ReactNode;
  /** Names the action that a choice of a link in it is, where its use is measured. */
  readonly measureEvent?: string | undefined;
  readonly triggerClassName?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A trigger and the panel of choices that it opens, which needs no script: `watchMenus` gives it
 * its states and its keys. Nothing to choose from leaves no markup.
 *
 * @example <Menu id="apps" label="Apps" triggerText="Apps" items={[{ id: 'invest', label: 'Invest',
 * href: '/invest' }]} texts={texts} />
 */
export function Menu(props: MenuProps) {
  const {
    id,
    label,
    items,
    texts,
    current = [],
    align = 'start',
    before,
    measureEvent,
    className,
  } = props;
  const visible = selectMenuItems(items);
  if (visible.length === 0 && !before) return null;

  return (
    <div className={joinClassNames('menu', className)}>
      <Trigger {...props} />
      <section
        className="menu__panel"
        id={id}
        popover="auto"
        aria-label={label}
        data-menu
        data-align={align}
        data-state="closed"
        data-measure-event={measureEvent}
      >
        <div className="menu__head">
          <p className="menu__title">{label}</p>
          <button
            className="menu__close"
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={texts.close}
          >
            <Icon drawing={x} size={24} />
          </button>
        </div>
        {before}
        {visible.length > 0 && (
          <MenuItems items={visible} texts={texts} current={[current].flat()} />
        )}
      </section>
    </div>
  );
}

function Trigger(props: MenuProps) {
  const { id, label, icon, triggerText, triggerLang, triggerClassName } = props;
  return (
    <button
      className={joinClassNames('menu__trigger', triggerClassName)}
      type="button"
      popoverTarget={id}
      data-measure-event="menu"
      // A visible text names the button by itself, so that a person can address it by voice.
      {...(!triggerText && { 'aria-label': label })}
    >
      <Icon drawing={icon} size={24} />
      {triggerText && (
        <>
          <span className="menu__trigger-text" lang={triggerLang}>
            {triggerText}
          </span>
          <Icon className="menu__caret" drawing={caretDown} size={20} />
        </>
      )}
    </button>
  );
}
