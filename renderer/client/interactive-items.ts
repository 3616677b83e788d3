import type { LivePart, PlannedPart } from '../plan/index.ts';
import type { ViewItem, ViewPlan } from '../view/index.ts';

/** Everything of a plan that runs in this browser, nested parts included. */
export function interactiveItemsOf({ slots }: ViewPlan): (LivePart | PlannedPart)[] {
  return slots.flatMap(({ items, zones = [] }) =>
    [...items, ...zones.flatMap((zone) => zone.items)].flatMap(withNested),
  );
}

/** An item, where it runs in this browser, and all such parts inside it. */
export function withNested(item: ViewItem): (LivePart | PlannedPart)[] {
  if (item.kind !== 'live' && item.kind !== 'part') return [];
  return [item, ...(item.children ?? []).flatMap(withNested)];
}
