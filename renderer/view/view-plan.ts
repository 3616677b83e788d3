import type { ClientItem, PlannedItem } from '../plan/index.ts';

/** What the view draws: the plan itself on a server, what travelled of it in a browser. */
export type ViewItem = PlannedItem | ClientItem;

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
