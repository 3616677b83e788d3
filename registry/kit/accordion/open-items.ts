/** What an item of an accordion is known by, wherever in the list it stands. */
export type ItemId = string | number;

/** The open items of an accordion, in the order of their opening. */
export type OpenItems = readonly ItemId[];

/** The open items after one was toggled. */
export function toggleItem(open: OpenItems, item: ItemId): OpenItems {
  return open.includes(item) ? open.filter((other) => other !== item) : [...open, item];
}

/** What of them may stay open: each once, and in exclusive mode the last one only. */
export function limitOpenItems(open: OpenItems, isExclusive: boolean): OpenItems {
  const each = [...new Set(open)];
  return isExclusive ? each.slice(-1) : each;
}

/** Whether both name the same items in the same order. */
export function isSameList(one: OpenItems, other: OpenItems): boolean {
  return one.length === other.length && one.every((item, place) => item === other[place]);
}
