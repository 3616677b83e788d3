import type { Plan, PlannedItem, PlannedPart, PlannedSlot } from '../plan/plan.ts';

/** Every part of a plan, nested ones included, in the order shown. */
export function partsOf(plan: Pick<Plan, 'slots'>): PlannedPart[] {
  const parts: PlannedPart[] = [];
  const add = (items: readonly PlannedItem[]): void => {
    for (const item of items) {
      if (item.kind === 'fault') continue;
      parts.push(item);
      if (item.children) add(item.children);
    }
  };
  for (const { items, zones = [] } of plan.slots) {
    add(items);
    zones.forEach((zone) => add(zone.items));
  }
  return parts;
}

/** A plan with every item put through a function, from the inside out. */
export function mapItems(plan: Plan, change: (item: PlannedItem) => PlannedItem): Plan {
  const mapItem = (item: PlannedItem): PlannedItem =>
    change(
      item.kind === 'part' && item.children
        ? { ...item, children: item.children.map(mapItem) }
        : item,
    );
  return {
    ...plan,
    slots: plan.slots.map((slot): PlannedSlot => ({
      ...slot,
      items: slot.items.map(mapItem),
      ...(slot.zones && {
        zones: slot.zones.map((zone) => ({ ...zone, items: zone.items.map(mapItem) })),
      }),
    })),
  };
}
