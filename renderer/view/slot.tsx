import { Activity, memo, useMemo, useState, type ReactElement } from 'react';
import { nameOf, type LoadedCode } from '../registry/index.ts';
import { FailureText } from './failure-text.tsx';
import { FeatureState } from './feature-state.tsx';
import { ItemBoundary, type OnSettled } from './item-boundary.tsx';
import type { LiveItems } from './live-items.ts';
import { StaticSlot } from './static-slot.tsx';
import type { ViewItem } from './view-plan.ts';

/** What every slot of a page needs beside its own item. */
export interface SlotContext {
  readonly code: LoadedCode;
  /** Left out on a server, where nothing settles and React has no boundaries: they would be made for nothing. */
  readonly onSettled?: OnSettled | undefined;
  /** Lets slots take another item by themselves. Left out where none will: on a server, and while a page is hydrated. */
  readonly live?: LiveItems | undefined;
}

export interface SlotProps extends SlotContext {
  readonly item: ViewItem;
}

/**
 * The place of one item: an island whose border nothing crosses but its props. Rendered again only when the
 * plan holds another object for it. The activity makes it a unit of hydration: where the component throws, or
 * something had changed its HTML, React gives up this element's children and not the page's.
 */
const Slot = memo(slotOf);

function slotOf({ item, code, onSettled, live }: SlotProps): ReactElement | null {
  if (item.state === 'faulty') return <FailureText />;
  // What a server rendered comes without its props.
  if (!('props' in item)) return <StaticSlot item={item} />;

  const own = code.get(nameOf(item));
  if (!own) return null;
  const { Component, messages } = own;
  const component = (
    <Component {...item.props} {...(messages && { messages })}>
      {item.children && (
        <Slots items={item.children} code={code} onSettled={onSettled} live={live} />
      )}
    </Component>
  );
  const element =
    item.kind === 'feature' ? <FeatureState name={item.type}>{component}</FeatureState> : component;
  return (
    <div className="slot" data-type={item.type} data-key={item.key}>
      {onSettled ? (
        <Activity>
          <ItemBoundary item={item} onSettled={onSettled}>
            {element}
          </ItemBoundary>
        </Activity>
      ) : item.state === 'interactive' ? (
        <Activity>{element}</Activity>
      ) : (
        element
      )}
    </div>
  );
}

/** The same, and it can take another item: then nothing but its component is rendered again. */
const LiveSlot = memo(function LiveSlot({ item: given, code, onSettled, live }: SlotProps) {
  const [taken, take] = useState({ given, item: given });
  const item = taken.given === given ? taken.item : given;
  live?.note(item, (next) => take({ given, item: next }));
  // The page may be rendered later with the item that was taken here.
  return useMemo(() => slotOf({ item, code, onSettled, live }), [item, code, onSettled, live]);
});

export interface SlotsProps extends SlotContext {
  readonly items: readonly ViewItem[];
}

/** Slots one after the other. */
export function Slots({ items, code, onSettled, live }: SlotsProps): ReactElement[] {
  const Each = live ? LiveSlot : Slot;
  return items.map((item) => (
    <Each key={item.key} item={item} code={code} onSettled={onSettled} live={live} />
  ));
}
