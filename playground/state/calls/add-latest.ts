/** Items of one page after the other, of which the latest are kept. */
export interface LatestItems<Item> {
  /** When the page began to load, in milliseconds since 1970: each page has its own list. */
  readonly loadedAt: number;
  readonly items: readonly Item[];
  /** How many earlier ones are no longer in the list. */
  readonly dropped: number;
}

/**
 * Adds items to a list, each in the place of what was known of it before. Those of a page that has
 * begun to load later replace the list, and those of an earlier page change nothing.
 */
export function addLatest<Item extends { readonly id: number }>(
  list: LatestItems<Item> | undefined,
  { loadedAt, items }: Pick<LatestItems<Item>, 'loadedAt' | 'items'>,
  max: number,
): LatestItems<Item> {
  if (list && loadedAt < list.loadedAt) return list;
  const before = list?.loadedAt === loadedAt ? list : { loadedAt, items: [], dropped: 0 };
  const known = new Map(before.items.map((item) => [item.id, item]));
  // An item that was dropped does not come back with its end.
  const first = before.dropped > 0 ? (before.items[0]?.id ?? 0) : 0;
  for (const item of items) if (item.id >= first) known.set(item.id, item);
  const all = [...known.values()].toSorted((one, other) => one.id - other.id);
  const latest = all.slice(-max);
  return { loadedAt, items: latest, dropped: before.dropped + all.length - latest.length };
}
