import type { ItemId, OpenItems } from './open-items-store.ts';

/** Items that stand next to each other. */
export interface ItemGroup {
  readonly key: number;
  readonly items: OpenItems;
}

const GROUP_SIZE = 64;
/**
 * A group that many were put into is worth splitting, although those that leave it are made anew.
 */
const MAX_GROUP_SIZE = 4 * GROUP_SIZE;

/**
 * Items in groups, so that neither React nor the browser looks at thousands of them where one
 * changes. An item stays in its group where others are put before it or removed, since a change of
 * group makes it anew.
 */
export function groupItems(ids: OpenItems, before: readonly ItemGroup[] = []): ItemGroup[] {
  const groups = before.length === 0 ? inOrder(ids) : keepGroups(ids, before);
  return groups.some(({ items }) => items.length > MAX_GROUP_SIZE) ? inOrder(ids) : groups;
}

function inOrder(ids: OpenItems): ItemGroup[] {
  const count = Math.max(1, Math.ceil(ids.length / GROUP_SIZE));
  return Array.from({ length: count }, (_, key) => ({
    key,
    items: ids.slice(key * GROUP_SIZE, (key + 1) * GROUP_SIZE),
  }));
}

/** Groups only follow each other, so one that moved up joins the group that it moved into. */
function keepGroups(ids: OpenItems, before: readonly ItemGroup[]): ItemGroup[] {
  const placeOf = new Map(
    before.flatMap(({ items }, index) => items.map((item): [ItemId, number] => [item, index])),
  );
  const groups = before.map(({ key }): { key: number; items: ItemId[] } => ({ key, items: [] }));
  let present = 0;
  for (const id of ids) {
    present = Math.max(present, placeOf.get(id) ?? present);
    groups[present]?.items.push(id);
  }
  return groups;
}
