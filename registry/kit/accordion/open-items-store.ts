import { isSameList, keepAllowed, toggleItem, type ItemId, type OpenItems } from './open-items.ts';

type EndWatch = () => void;

/** Which items of an accordion are open. Each item hears of itself alone, so that a toggle costs one of them. */
export interface OpenItemsStore {
  readonly isOpen: (item: ItemId) => boolean;
  readonly toggle: (item: ItemId) => void;
  /** Opens one more. */
  readonly open: (item: ItemId) => void;
  readonly setOpen: (items: OpenItems) => void;
  /** Says whether at most one may be open from now on: then the last one stays. */
  readonly setExclusive: (isExclusive: boolean) => void;
  /** Closes what is not among these items any more. */
  readonly retain: (items: OpenItems) => void;
  /** Calls back whenever this item has opened or closed. */
  readonly watchItem: (item: ItemId, listener: () => void) => EndWatch;
  /** Calls back with a new list after each change. */
  readonly watch: (listener: (open: OpenItems) => void) => EndWatch;
}

interface StartOptions {
  readonly isExclusive: boolean;
  readonly initiallyOpen: OpenItems;
}

/** Makes the store of one accordion. It changes at once, so that two calls in a row both count. */
export function createOpenItems(start: StartOptions): OpenItemsStore {
  let { isExclusive } = start;
  let open = keepAllowed(start.initiallyOpen, isExclusive);
  let openIds = new Set(open);
  const itemListeners = new Map<ItemId, Set<() => void>>();
  const listeners = new Set<(open: OpenItems) => void>();

  function change(items: OpenItems) {
    const next = keepAllowed(items, isExclusive);
    if (isSameList(open, next)) return;
    const previousIds = openIds;
    open = next;
    openIds = new Set(next);
    for (const item of differenceOf(previousIds, openIds)) {
      for (const listener of itemListeners.get(item) ?? []) listener();
    }
    for (const listener of listeners) listener(next);
  }

  return {
    isOpen: (item) => openIds.has(item),
    toggle: (item) => change(toggleItem(open, item)),
    open: (item) => change([...open, item]),
    setOpen: change,
    setExclusive(wanted) {
      isExclusive = wanted;
      change(open);
    },
    retain(items) {
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

/** What stands in one of them only. */
function differenceOf(one: ReadonlySet<ItemId>, other: ReadonlySet<ItemId>): ItemId[] {
  return [
    ...[...one].filter((item) => !other.has(item)),
    ...[...other].filter((item) => !one.has(item)),
  ];
}
