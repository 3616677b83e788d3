import type { Slot, TreeItem } from './tree.ts';

/**
 * The same slots with another item in the place of each, from the inside out: `change` gets an
 * item, and its children as they have become.
 */
export function mapSlots<Item extends TreeItem<Item>, Changed>(
  slots: readonly Slot<Item>[],
  change: (item: Item, children: readonly Changed[] | undefined) => Changed,
): Slot<Changed>[] {
  const mapItem = (item: Item): Changed => change(item, item.children?.map(mapItem));
  return slots.map(({ items, zones, ...slot }) => ({
    ...slot,
    items: items.map(mapItem),
    ...(zones && { zones: zones.map((zone) => ({ ...zone, items: zone.items.map(mapItem) })) }),
  }));
}
