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
export interface Assignment<Wanted extends UnkeyedItem, Item extends KeyedItem> {
  readonly wanted: Wanted;
  readonly key: string;
  readonly before?: Before<Item> | undefined;
}

/** What all lists of a page share, so that no key stands on it twice. */
export interface PageKeys {
  /** Makes a key that no item of the page has or had: a number. */
  readonly newKey: () => string;
  /** The authors' ids met so far. A second item with the same one counts as having none. */
  readonly ownIds: Set<string>;
}

/**
 * Gives each item of a list its key: its own id; else that of an equal item before; else, in order,
 * that of an item of the same type that found no successor; else a new one. One pass over each list
 * for each rule. A key that was an own id passes to nobody else: that id may come back elsewhere.
 */
export function assignKeys<Wanted extends UnkeyedItem, Item extends KeyedItem>(
  items: readonly Wanted[],
  before: readonly Before<Item>[],
  { newKey, ownIds }: PageKeys,
): Assignment<Wanted, Item>[] {
  const named = new Map(before.map((one) => [one.item.key, one]));
  const free = new Set(before.filter(({ item }) => numberOfKey(item.key) > 0));
  const byHash = Map.groupBy(free, ({ hash }) => hash);

  const firstTry = items.map((wanted): Assignment<Wanted, Item> | undefined => {
    const { ownId, hash } = wanted;
    if (ownId !== undefined && !ownIds.has(ownId)) {
      ownIds.add(ownId);
      return { wanted, key: ownId, before: named.get(ownId) };
    }
    const equal = byHash.get(hash)?.shift();
    if (equal) free.delete(equal);
    return equal && { wanted, key: equal.item.key, before: equal };
  });

  const byType = Map.groupBy(free, ({ item }) => typeOf(item));
  return items.map((wanted, index) => {
    const found = firstTry[index];
    if (found) return found;
    const heir = byType.get(typeOf(wanted))?.shift();
    return heir ? { wanted, key: heir.item.key, before: heir } : { wanted, key: newKey() };
  });
}

/** The key of an item with nothing before it: its own id; else a new one. */
export function firstKey(ownId: string | undefined, { newKey, ownIds }: PageKeys): string {
  if (ownId === undefined || ownIds.has(ownId)) return newKey();
  ownIds.add(ownId);
  return ownId;
}

/** Which of our keys one is; 0 for an author's id, which begins with a letter. */
export function numberOfKey(key: string): number {
  return /^\d+$/.test(key) ? Number(key) : 0;
}

function typeOf({ kind, id }: Pick<KeyedItem, 'kind' | 'id'>): string {
  return `${kind}:${id}`;
}
