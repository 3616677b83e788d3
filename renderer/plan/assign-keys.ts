/** A part as far as its key depends on it. `key` is the one it had before. */
export interface KeyedItem {
  readonly key: string;
  readonly kind: string;
  readonly id: string;
}

/** A new item that needs a key. */
export interface UnkeyedItem {
  readonly kind: string;
  readonly id: string;
  /** The author's own name for it, where it has one. */
  readonly ownId?: string | undefined;
  /** Equal for items that are equal through and through. */
  readonly hash: string;
}

export interface Before<Item extends KeyedItem> {
  readonly item: Item;
  readonly hash: string;
}

/** The key of one item, and which item had it before. */
export interface Assignment<Item extends KeyedItem> {
  readonly key: string;
  readonly before?: Before<Item>;
}

/**
 * Gives each item of a list its key: its own id; else that of an equal item before; else, in order, that of
 * an item of the same type that found no successor; else a new one. One pass over each list for each rule.
 */
export function assignKeys<Item extends KeyedItem>(
  items: readonly UnkeyedItem[],
  before: readonly Before<Item>[],
  newKey: () => string,
): Assignment<Item>[] {
  const free = new Set(before);
  const byHash = Map.groupBy(before, ({ hash }) => hash);
  const byKey = new Map(before.map((one) => [one.item.key, one]));
  const ownIds = new Set<string>();
  const take = (queue: Before<Item>[] | undefined): Before<Item> | undefined => {
    let next = queue?.shift();
    while (next && !free.has(next)) next = queue?.shift();
    if (next) free.delete(next);
    return next;
  };

  const firstTry = items.map(({ ownId, hash }): Assignment<Item> | undefined => {
    if (ownId !== undefined && !ownIds.has(ownId)) {
      ownIds.add(ownId);
      const same = take([byKey.get(ownId)].filter((one) => one !== undefined));
      return same ? { key: ownId, before: same } : { key: ownId };
    }
    const equal = take(byHash.get(hash));
    return equal && { key: equal.item.key, before: equal };
  });

  const ofType = Map.groupBy(free, ({ item }) => `${item.kind}:${item.id}`);
  return items.map((item, index) => {
    const found = firstTry[index];
    if (found) return found;
    const heir = ofType.get(`${item.kind}:${item.id}`)?.shift();
    return heir ? { key: heir.item.key, before: heir } : { key: newKey() };
  });
}
