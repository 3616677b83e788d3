import type { RenderedPage } from '#renderer';

export type Plan = RenderedPage['plan'];
export type PlanItem = Plan['slots'][number]['items'][number];

/** An item with the element that it stands in. */
export interface PlacedItem {
  readonly item: PlanItem;
  readonly slot: Element;
}

/**
 * Finds the innermost component around an element of the page. Returns undefined in the site's own
 * frame.
 */
export function findEnclosingItem(plan: Plan, element: Element): PlacedItem | undefined {
  const slots: Element[] = [];
  let zone: Element | undefined;
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.hasAttribute('data-key')) slots.unshift(at);
    if (at.hasAttribute('data-zone')) zone = at;
  }
  let items = itemsIn(plan, zone?.getAttribute('data-zone'));
  let visibleItem: PlacedItem | undefined;
  for (const slot of slots) {
    const item = items.find(({ key }) => key === slot.getAttribute('data-key'));
    if (!item) break;
    visibleItem = { item, slot };
    items = item.children ?? [];
  }
  return visibleItem?.item.pointer ? visibleItem : undefined;
}

/** Finds the component that a pointer leads to in a plan. */
export function findPlanItem(plan: Plan, pointer: string): PlanItem | undefined {
  if (pointer === '') return undefined;
  let items = zonesOf(plan).flatMap((zone) => zone.items);
  for (;;) {
    const item = items.find(({ pointer: own }) => `${pointer}/`.startsWith(`${own}/`));
    if (!item || item.pointer === pointer) return item;
    items = [...(item.children ?? [])];
  }
}

/** The component that a pointer leads to or into, if it is shown. */
export function findItemByPointer(
  plan: Plan,
  pointer: string,
  page: Element,
): PlacedItem | undefined {
  for (const { name, items } of zonesOf(plan)) {
    const zone = page.querySelector(`[data-zone="${CSS.escape(name)}"]`);
    const visibleItem = zone && placedIn(items, pointer, zone);
    if (visibleItem) return visibleItem;
  }
  return undefined;
}

function placedIn(
  items: readonly PlanItem[],
  pointer: string,
  within: Element,
): PlacedItem | undefined {
  const item = items.find(({ pointer: own }) => pointer === own || pointer.startsWith(`${own}/`));
  const slot = item && findSlot(item.key, within);
  if (!slot) return undefined;
  return placedIn(item.children ?? [], pointer, slot) ?? { item, slot };
}

/** Finds the slot of a key in a zone, or directly in another slot. */
export function findSlot(key: string, within: Element): Element | undefined {
  const outer = within.closest('[data-key]');
  const isOwn = (slot: Element) =>
    slot !== within && slot.parentElement?.closest('[data-key]') === outer;
  const selector = `[data-key="${CSS.escape(key)}"]`;
  // Most keys are there once, and the rest of a long page need not be looked through.
  const first = within.querySelector(selector);
  return first && isOwn(first) ? first : [...within.querySelectorAll(selector)].find(isOwn);
}

function itemsIn(plan: Plan, zone: string | null | undefined): readonly PlanItem[] {
  return zonesOf(plan).find(({ name }) => name === zone)?.items ?? [];
}

function zonesOf({ slots }: Plan) {
  return slots.flatMap(({ zones }) => zones ?? []);
}
