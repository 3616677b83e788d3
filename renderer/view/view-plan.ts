import type { AdoptedPart, ClientItem, PlannedItem } from '../plan/index.ts';

/** An adopted part, and where the server drew it. */
export interface StaticViewItem extends AdoptedPart {
  readonly drawn?: Element;
}

/** What the view draws: the plan itself on a server, what travelled of it in a browser. */
export type ViewItem = PlannedItem | Exclude<ClientItem, AdoptedPart> | StaticViewItem;

export interface ViewZone {
  readonly name: string;
  readonly layout?: 'portrait';
  readonly items: readonly ViewItem[];
}

export interface ViewSlot {
  readonly name: string;
  readonly items: readonly ViewItem[];
  readonly zones?: readonly ViewZone[];
}

export interface ViewPlan {
  readonly slots: readonly ViewSlot[];
}
