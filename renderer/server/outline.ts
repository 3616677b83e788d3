import { escapeText } from '../markup/index.ts';
import type { Plan, PlannedItem } from '../plan/index.ts';
import type { ViewItem, ViewPlan } from '../view/index.ts';
import { fillPlaces } from './slot-tag.ts';
import type { SerializedItems } from './static-items.ts';

/**
 * Returns true if an item stands in a run with its neighbours. An item that can change in a browser
 * ends the run.
 */
export function isInRun(item: PlannedItem, written: SerializedItems): boolean {
  return item.state === 'static' && written.has(item.key);
}

/** A page as React renders it on a server, and what it leaves out. */
export interface Outline {
  readonly plan: ViewPlan;
  /** True if nothing stands in it but places, so that it needs no React either. */
  readonly isEmpty: boolean;
  /** Puts it into the outline's HTML. */
  readonly fill: (html: string) => string;
}

/** Holds the HTML that is put into an outline, and counts the items that are left to React. */
interface Filling {
  /** How many items React has to render. */
  remaining: number;
  readonly written: SerializedItems;
  /** The HTML of the items in a place with a name, by its key. */
  readonly named: Map<string, string[]>;
  /** The HTML of the items in each run, in the order of the page. */
  readonly runs: string[][];
}

/** Parts what React has to render from what has been written without it. */
export function createOutline({ slots, decisions }: Plan, written: SerializedItems): Outline {
  const filling: Filling = { remaining: 0, written, named: new Map(), runs: [] };
  const outlined = slots.map((slot) => ({
    ...slot,
    items: outlineOfList(slot.items, filling),
    ...(slot.zones && {
      zones: slot.zones.map((zone) => ({ ...zone, items: outlineOfZone(zone.items, filling) })),
    }),
  }));
  return {
    plan: { slots: outlined, decisions },
    isEmpty: filling.remaining === 0,
    fill: (html) => fillPlaces(html, filling),
  };
}

/** A zone in a browser has the same items: each run is one. */
function outlineOfZone(items: readonly PlannedItem[], filling: Filling): ViewItem[] {
  const { runs, written } = filling;
  const outlined: ViewItem[] = [];
  let run: string[] | undefined;
  for (const item of items) {
    const html = item.state === 'static' ? written.get(item.key) : undefined;
    if (html === undefined) {
      run = undefined;
      outlined.push(...outlineOfList([item], filling));
    } else if (run) {
      run.push(html);
    } else {
      run = [html];
      runs.push(run);
      outlined.push({ state: 'run', type: 'run', key: item.key });
    }
  }
  return outlined;
}

/**
 * Neighbours that have been written are one place to React, followed by holes: a browser knows each
 * of them, and React counts ids by places.
 */
function outlineOfList(items: readonly PlannedItem[], filling: Filling): ViewItem[] {
  const { named, written } = filling;
  const list: ViewItem[] = [];
  list.length = items.length;
  let place: string[] | undefined;
  items.forEach((item, index) => {
    const html = written.get(item.key);
    if (html === undefined) {
      place = undefined;
      filling.remaining += 1;
      list[index] = withOutlinedChildren(item, filling);
    } else if (place === undefined) {
      place = [html];
      named.set(escapeText(item.key), place);
      list[index] = { state: 'static', type: item.type, key: item.key };
    } else {
      place.push(html);
    }
  });
  return list;
}

function withOutlinedChildren(item: PlannedItem, filling: Filling): ViewItem {
  const { children } = item;
  if (item.state !== 'interactive' || !children) return item;
  return { ...item, children: outlineOfList(children, filling) };
}
