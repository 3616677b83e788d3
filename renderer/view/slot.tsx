import { Activity, memo, type ReactElement } from 'react';
import type { LoadedCode } from '../plan/index.ts';
import { nameOf } from '../registry/index.ts';
import { StaticSlot } from './static-slot.tsx';
import { ItemBoundary, type OnSettled } from './item-boundary.tsx';
import type { ViewItem } from './view-plan.ts';

/** What every slot of a page needs beside its own item. */
export interface SlotContext {
  readonly code: LoadedCode;
  /** Left out on a server, where nothing settles and React has no boundaries: they would be made for nothing. */
  readonly onSettled?: OnSettled | undefined;
}

export interface SlotProps extends SlotContext {
  readonly item: ViewItem;
}

/**
 * The place of one part: an island whose border nothing crosses but its props. Drawn anew only when the
 * plan holds another object for it. The activity makes it a unit of hydration: where the part throws, or
 * something had changed its HTML, React gives up this element's children and not the page's.
 */
export const Slot = memo(function Slot({ item, code, onSettled }: SlotProps): ReactElement | null {
  if (item.kind === 'fault' || item.kind === 'empty') return null;
  if (item.kind === 'adopted') return <StaticSlot item={item} />;

  const part = code.get(nameOf({ kind: item.entry, type: item.id }));
  if (!part) return null;
  const { Component, messages } = part;
  const drawn = (
    <Component {...item.props} {...(messages && { messages })}>
      {item.children && <Slots items={item.children} code={code} onSettled={onSettled} />}
    </Component>
  );
  return (
    <div className="slot" data-type={item.id} data-key={item.key}>
      {onSettled ? (
        <Activity>
          <ItemBoundary item={item} onSettled={onSettled}>
            {drawn}
          </ItemBoundary>
        </Activity>
      ) : hydrates(item) ? (
        <Activity>{drawn}</Activity>
      ) : (
        drawn
      )}
    </div>
  );
});

/** What a server draws is adopted as it is, unless the browser has something to do in it. */
function hydrates(item: Exclude<ViewItem, { kind: 'fault' | 'empty' | 'adopted' }>): boolean {
  return item.kind === 'live' || item.hydrates;
}

export interface SlotsProps extends SlotContext {
  readonly items: readonly ViewItem[];
}

/** Slots one after the other. */
export function Slots({ items, code, onSettled }: SlotsProps): ReactElement[] {
  return items.map((item) => <Slot key={item.key} item={item} code={code} onSettled={onSettled} />);
}
