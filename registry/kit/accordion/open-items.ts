/** Identifies an item of an accordion, wherever in the list it stands. */
export type ItemId = string | number;

/** The open items of an accordion, in the order of their opening. */
export type OpenItems = readonly ItemId[];

/** The open items after one was toggled. */
export function toggleItem(open: OpenItems, item: ItemId): OpenItems {
  return open.includes(item) ? open.filter((other) => other !== item) : [...open, item];
}

/** Returns the items that may stay open: each once, and in exclusive mode the last one only. */
export function limitOpenItems(open: OpenItems, isExclusive: boolean): OpenItems {
  const each = [...new Set(open)];
  return isExclusive ? each.slice(-1) : each;
}

/** Returns true if both lists name the same items in the same order. */
export function isSameList(one: OpenItems, other: OpenItems): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
