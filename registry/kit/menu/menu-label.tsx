import { Icon } from '../icon/icon.tsx';
import { findDrawing } from '../icon/named-drawing.ts';
import { formatCounter } from './counter-text.ts';
import type { MenuSubItem } from './menu-item.ts';

/** What an item shows whatever its kind: its drawing, its words, and how many wait there. */
export function MenuLabel({ item }: { readonly item: MenuSubItem }) {
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
