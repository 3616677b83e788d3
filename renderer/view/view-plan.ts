import type {
  ClientItem,
  PlannedEntry,
  PlannedItem,
  StaticItem,
  StaticRun,
} from '../plan/index.ts';
import type { RouteScope } from '../routing/index.ts';
import type { Slot, Zone } from '../tree/index.ts';

/** A static item in a browser, and the element in which a server rendered it. */
export interface RenderedItem extends StaticItem {
  readonly element?: Element;
}

/** A run in a browser, and the element in which a server rendered it. */
export interface RenderedRun extends StaticRun {
  readonly element?: Element;
}

/** An item on a server in which others may stand as their mere places. */
export interface OutlinedItem extends Omit<PlannedEntry, 'children'> {
  readonly children?: readonly ViewItem[];
}

/**
 * An item as the view renders it: that of the plan itself; on a server without the parts that are
 * written as text; in a browser that hydrates, as much of it as was sent.
 */
export type ViewItem =
  | PlannedItem
  | OutlinedItem
  | Exclude<ClientItem, StaticItem | StaticRun>
  | RenderedItem
  | RenderedRun;
/** An item with all that it needs to be rendered. */
export type ViewEntry = Extract<ViewItem, { readonly props: unknown }>;
export type ViewZone = Zone<ViewItem>;
export type ViewSlot = Slot<ViewItem>;

export interface ViewPlan {
  readonly slots: readonly ViewSlot[];
  /** Tells one page from another; left out where there is only one. */
  readonly decisions?: { readonly pageUrl: string; readonly route?: RouteScope };
}
