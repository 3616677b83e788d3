import { createElement } from 'react';
import { escapeText, markupOf } from '../markup/index.ts';
import type { Plan, PlannedItem } from '../plan/index.ts';
import type { LoadedCode } from '../registry/index.ts';
import { mapSlots } from '../tree/index.ts';
import { Slot, type ViewItem, type ViewPlan } from '../view/index.ts';

/** A page as React renders it on a server, and what it leaves out. */
export interface Outline {
  /** Of a static item it holds no more than a browser gets, which is its place. */
  readonly plan: ViewPlan;
  /** The static items that stand in no other static one, in the order of the page. */
  readonly items: readonly PlannedItem[];
}

/** Parts what React has to render from what needs no React. */
export function outlineOf({ slots }: Plan): Outline {
  const items: PlannedItem[] = [];
  const placeOf = (item: PlannedItem): ViewItem => {
    const { state, type, key, children } = item;
    if (state === 'static') {
      items.push(item);
      return { state, type, key };
    }
    return children ? { ...item, children: children.map(placeOf) } : item;
  };
  const placed = slots.map((slot) => ({
    ...slot,
    items: slot.items.map(placeOf),
    ...(slot.zones && {
      zones: slot.zones.map((zone) => ({ ...zone, items: zone.items.map(placeOf) })),
    }),
  }));
  return { plan: { slots: placed }, items };
}
