import { Activity, memo, type ReactElement } from 'react';
import { getEntryName, type EntryCode, type LoadedCode } from '../registry/index.ts';
import { FailureText } from './failure-text.tsx';
import { getFeatureName } from './feature-name.ts';
import { FeatureState } from './feature-state.tsx';
import { ItemBoundary, type OnSettled } from './item-boundary.tsx';
import type { LiveItems } from './live-items.ts';
import { getSlotAttributes } from './slot-element.ts';
import type { ViewEntry, ViewItem, RenderedItem, RenderedRun } from './view-plan.ts';
import { UnmanagedElement } from './unmanaged-element.ts';

/** Holds what every slot of a page needs beside its own item. */
export interface SlotContext {
  readonly code: LoadedCode;
  /**
   * Left out on a server, where nothing settles and React has no boundaries: they would be made for
   * nothing.
   */
  readonly onSettled?: OnSettled | undefined;
  /**
   * Lets slots take another item by themselves. Left out where none will: on a server, and while a
   * page is hydrated.
   */
  readonly live?: LiveItems | undefined;
}

export interface SlotProps extends SlotContext {
  readonly item: ViewItem;
}

/**
 * The place of one item: an island whose border nothing crosses but its props. Rendered again only
 * when the plan holds another object for it. The activity makes it a unit of hydration: where the
 * component throws, or something had changed its HTML, React gives up this element's children and
 * not the page's.
 */
const Slot = memo(function Slot({ item, code, onSettled }: SlotProps): ReactElement | null {
  if (item.state === 'faulty') return <FailureText />;
  // An item that a server rendered comes without its props.
  if (!('props' in item)) return <StaticSlot item={item} />;

  const own = code.get(getEntryName(item));
  if (!own) return null;
  const element = createItemElement(item, own, { code, onSettled });
  return (
    <div {...getSlotAttributes(item)}>
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

/** The component of an item, with the slots of what stands inside it. */
export function createItemElement(
  item: ViewEntry,
  { Component, messages }: EntryCode,
  context: SlotContext,
): ReactElement {
  const { kind, props, children } = item;
  const element = (
    <Component {...props} {...(messages && { messages })}>
      {children && <Slots items={children} {...context} />}
    </Component>
  );
  return kind === 'feature' ? (
    <FeatureState name={getFeatureName(item)}>{element}</FeatureState>
  ) : (
    element
  );
}

export interface SlotsProps extends SlotContext {
  readonly items: readonly ViewItem[];
}

/** Slots one after the other. */
export function Slots({ items, code, onSettled, live }: SlotsProps): ReactElement[] {
  return live
    ? items.map((item) => <live.Slot key={item.key} item={item} code={code} live={live} />)
    : items.map((item) => <Slot key={item.key} item={item} code={code} onSettled={onSettled} />);
}

/**
 * The place of an item that has nothing to do in a browser. Only this element is hydrated: the
 * children that the server sent stay as they are, and neither their code nor their props are
 * needed. Where React could not hydrate and makes the element anew, because something else had
 * changed the page, the children move in.
 */
export function StaticSlot({ item }: { readonly item: RenderedItem | RenderedRun }): ReactElement {
  const attributes = item.state === 'run' ? { className: 'run' } : getSlotAttributes(item);
  return (
    <UnmanagedElement
      tag="div"
      {...attributes}
      ref={(element) => moveChildren(item.element, element)}
    />
  );
}

function moveChildren(from: Element | undefined, to: Element | null): void {
  if (from && to && from !== to) to.replaceChildren(...from.childNodes);
}
