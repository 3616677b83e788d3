import { Activity, memo, type ReactElement } from 'react';
import { nameOf, type LoadedCode } from '../registry/index.ts';
import { FailureText } from './failure-text.tsx';
import { FeatureState } from './feature-state.tsx';
import { ItemBoundary, type OnSettled } from './item-boundary.tsx';
import { StaticSlot } from './static-slot.tsx';
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
 * The place of one item: an island whose border nothing crosses but its props. Rendered again only when the
 * plan holds another object for it. The activity makes it a unit of hydration: where the component throws, or
 * something had changed its HTML, React gives up this element's children and not the page's.
 */
export const Slot = memo(function Slot({ item, code, onSettled }: SlotProps): ReactElement | null {
  if (item.state === 'faulty') return <FailureText />;
  // What a server rendered comes without its props.
  if (!('props' in item)) return <StaticSlot item={item} />;

  const own = code.get(nameOf(item));
  if (!own) return null;
  const { Component, messages } = own;
  const component = (
    <Component {...item.props} {...(messages && { messages })}>
      {item.children && <Slots items={item.children} code={code} onSettled={onSettled} />}
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
});

export interface SlotsProps extends SlotContext {
  readonly items: readonly ViewItem[];
}

/** Slots one after the other. */
export function Slots({ items, code, onSettled }: SlotsProps): ReactElement[] {
  return items.map((item) => <Slot key={item.key} item={item} code={code} onSettled={onSettled} />);
}
