/** An item as far as its key depends on it. `key` is the one it had before. */
export interface KeyedItem {
  readonly key: string;
  readonly state: string;
  readonly type: string;
}

/** A new item that needs a key. */
export interface UnkeyedItem {
  readonly state: string;
  readonly type: string;
  /** The author's own id, where it has one. */
  readonly id?: string | undefined;
  /** Equal for items that are equal through and through. */
  readonly hash: string;
}

export interface Before<Item extends KeyedItem> {
  readonly item: Item;
  readonly hash: string;
}

/** The key of one item, and which item had it before. */
export interface Assignment<New extends UnkeyedItem, Item extends KeyedItem> {
  readonly item: New;
  readonly key: string;
  readonly before?: Before<Item> | undefined;
}

/** Holds what all lists of a page share, so that no key stands on it twice. */
export interface PageKeys {
  /** Makes a key that no item of the page has or had: a number. */
  readonly newKey: () => string;
  /** The authors' ids met so far. A second item with the same one counts as having none. */
  readonly ids: Set<string>;
}

/**
 * Gives each item of a list its key: its own id; else that of an equal item before; else, in order,
 * that of an item of the same type that found no successor; else a new one. One pass over each list
 * for each rule. A key that was an author's id passes to nobody else: that id may come back
 * elsewhere.
 */
export function assignKeys<New extends UnkeyedItem, Item extends KeyedItem>(
  items: readonly New[],
  before: readonly Before<Item>[],
  { newKey, ids }: PageKeys,
): Assignment<New, Item>[] {
  const byKey = new Map(before.map((one) => [one.item.key, one]));
  const free = new Set(before.filter(({ item }) => numberOfKey(item.key) > 0));
  const byHash = Map.groupBy(free, ({ hash }) => hash);

  const firstTry = items.map((item): Assignment<New, Item> | undefined => {
    const { id, hash } = item;
    if (id !== undefined && !ids.has(id)) {
      ids.add(id);
      return { item, key: id, before: byKey.get(id) };
    }
    const equal = byHash.get(hash)?.shift();
    if (equal) free.delete(equal);
    return equal && { item, key: equal.item.key, before: equal };
  });

  const byType = Map.groupBy(free, ({ item }) => typeAndHealthOf(item));
  return items.map((item, index) => {
    const match = firstTry[index];
    if (match) return match;
    const predecessor = byType.get(typeAndHealthOf(item))?.shift();
    return predecessor
      ? { item, key: predecessor.item.key, before: predecessor }
      : { item, key: newKey() };
  });
}

/** The key of an item with nothing before it: the author's id; else a new one. */
export function getInitialKey(id: string | undefined, { newKey, ids }: PageKeys): string {
  if (id === undefined || ids.has(id)) return newKey();
  ids.add(id);
  return id;
}

/** Which of our keys one is; 0 for an author's id, which begins with a letter. */
export function numberOfKey(key: string): number {
  return /^\d+$/.test(key) ? Number(key) : 0;
}

/** A faulty item and a good one of the same type have nothing on the screen in common. */
function typeAndHealthOf({ state, type }: Pick<KeyedItem, 'state' | 'type'>): string {
  return `${state === 'faulty' ? 'faulty' : 'good'}:${type}`;
}
