type EndWatch = () => void;

/**
 * Keeps which items of an accordion are open. Each item listens for itself alone, so that a toggle
 * renders only one of them.
 */
export interface OpenItemsStore {
  readonly isOpen: (item: ItemId) => boolean;
  readonly toggle: (item: ItemId) => void;
  /** Opens one more. */
  readonly open: (item: ItemId) => void;
  readonly setOpen: (items: OpenItems) => void;
  /** Shows what the owner keeps, and from then on leaves each change to the owner. */
  readonly control: (items: OpenItems) => void;
  /** Sets whether at most one may be open from now on: then the last one stays. */
  readonly setExclusive: (isExclusive: boolean) => void;
  /** Closes what is not among these items any more. */
  readonly retain: (items: OpenItems) => void;
  /** Calls back whenever this item has opened or closed. */
  readonly watchItem: (item: ItemId, listener: () => void) => EndWatch;
  /** Calls back with a new list for each change. */
  readonly watch: (listener: (open: OpenItems) => void) => EndWatch;
}

interface StartOptions {
  readonly isExclusive: boolean;
  readonly open: OpenItems;
}

/** Makes the store of one accordion. It changes at once, so that two calls in a row both count. */
export function createOpenItems(start: StartOptions): OpenItemsStore {
  let { isExclusive } = start;
  let open = limitOpenItems(start.open, isExclusive);
  let isControlled = false;
  let openIds = new Set(open);
  const itemListeners = new Map<ItemId, Set<() => void>>();
  const listeners = new Set<(open: OpenItems) => void>();

  function change(items: OpenItems) {
    const next = limitOpenItems(items, isExclusive);
    if (isSameList(open, next)) return;
    if (!isControlled) show(next);
    for (const listener of listeners) listener(next);
  }

  function show(next: OpenItems) {
    const previousIds = openIds;
    open = next;
    openIds = new Set(next);
    for (const item of differenceOf(previousIds, openIds)) {
      for (const listener of itemListeners.get(item) ?? []) listener();
    }
  }

  return {
    isOpen: (item) => openIds.has(item),
    toggle: (item) => change(toggleItem(open, item)),
    open: (item) => change([...open, item]),
    setOpen: change,
    control(items) {
      isControlled = true;
      const next = limitOpenItems(items, isExclusive);
      if (!isSameList(open, next)) show(next);
    },
    setExclusive(next) {
      isExclusive = next;
      if (!isControlled) change(open);
    },
    retain(items) {
      if (isControlled) return;
      const known = new Set(items);
      change(open.filter((item) => known.has(item)));
    },
    watchItem(item, listener) {
      const own = itemListeners.get(item) ?? new Set();
      itemListeners.set(item, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) itemListeners.delete(item);
      };
    },
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns the items that are in only one of the two sets. */
function differenceOf(one: ReadonlySet<ItemId>, other: ReadonlySet<ItemId>): ItemId[] {
  return [
    ...[...one].filter((item) => !other.has(item)),
    ...[...other].filter((item) => !one.has(item)),
  ];
}

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
