import type { ClientItem, PlannedItem, StaticItem } from '../plan/index.ts';
import type { Slot, Zone } from '../tree/index.ts';

/** A static item in a browser, and the element in which a server rendered it. */
export interface RenderedItem extends StaticItem {
  readonly element?: Element;
}

/** What the view renders: the plan itself, or in a browser that hydrates what travelled of it. */
export type ViewItem = PlannedItem | Exclude<ClientItem, StaticItem> | RenderedItem;
export type ViewZone = Zone<ViewItem>;
export type ViewSlot = Slot<ViewItem>;

export interface ViewPlan {
  readonly slots: readonly ViewSlot[];
}
