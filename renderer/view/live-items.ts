import type { ComponentType } from 'react';
import type { LoadedCode } from '../registry/index.ts';
import type { ViewItem } from './view-plan.ts';

/** Shows an item, and lets another one take its place. */
export interface Holder {
  /** False where it cannot, and the page has to be rendered. */
  readonly take: (before: ViewItem, after: ViewItem) => boolean;
}

export interface LiveSlotProps {
  readonly item: ViewItem;
  readonly code: LoadedCode;
  readonly live: LiveItems;
}

/** Lets single slots of a page take another item, without a look at all the others. */
export interface LiveItems {
  /**
   * The slots of such a page. They come with it, as a page that only hydrates has no need of them.
   */
  readonly Slot: ComponentType<LiveSlotProps>;
  /** Notes what shows an item. */
  readonly note: (item: ViewItem, holder: Holder) => void;
  /** Gives the slot that shows an item another one. False where there is none. */
  readonly replace: (before: ViewItem, after: ViewItem) => boolean;
}

export function createLiveItems(Slot: LiveItems['Slot']): LiveItems {
  // Items that left the page leave nothing here.
  const holders = new WeakMap<ViewItem, Holder>();
  return {
    Slot,
    note: (item, holder) => void holders.set(item, holder),
    replace: (before, after) => holders.get(before)?.take(before, after) ?? false,
  };
}
