import { createElement } from 'react';
import { escapeText, markupOf } from '../markup/index.ts';
import type { Plan, PlannedItem } from '../plan/index.ts';
import { nameOf, type LoadedCode } from '../registry/index.ts';
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

export interface FillInOptions {
  readonly code: LoadedCode;
  /** Renders what only React can: a page with this item alone. */
  readonly byReact: (item: PlannedItem) => string;
}

/** Components that have shown that they need React. They are tried once. */
const needReact = new WeakSet<object>();

/**
 * Puts static items into the HTML of an outline. They come in the order of the page, and so do their places; no text can
 * look like one, since each `<` of a text is escaped. Pauses after each item.
 *
 * @throws what a component throws.
 */
export function* fillIn(
  html: string,
  items: readonly PlannedItem[],
  options: FillInOptions,
): Generator<void, string> {
  let filled = '';
  let done = 0;
  for (const item of items) {
    const place = placeOf(item);
    const start = html.indexOf(place, done);
    filled += html.slice(done, start) + htmlOf(item, options);
    done = start + place.length;
    yield;
  }
  return filled + html.slice(done);
}

/** What React writes for an item of which it has no more than the place. */
function placeOf({ type, key }: PlannedItem): string {
  return `<div class="slot" data-type="${escapeText(type)}" data-key="${escapeText(key)}"></div>`;
}

function htmlOf(item: PlannedItem, { code, byReact }: FillInOptions): string {
  const component = code.get(nameOf(item))?.Component;
  if (component && needReact.has(component)) return byReact(item);
  try {
    return markupOf(createElement(Slot, { item, code }));
  } catch {
    // Where it is the component that is wrong, React throws the same.
    const html = byReact(item);
    if (component) needReact.add(component);
    return html;
  }
}
