/**
 * An item at any stage between a page response and the DOM. It may hold further items of the same
 * stage.
 */
export interface TreeItem<Item> {
  /** The word in the configuration, such as `service-card`. */
  readonly type: string;
  readonly children?: readonly Item[];
}

/** A section of the page that a content service fills. */
export interface Zone<Item> {
  readonly name: string;
  readonly layout?: 'portrait';
  readonly items: readonly Item[];
}

/** One slot of the layout: an item of the shell, a feature, or the zones of a page. */
export interface Slot<Item> {
  readonly name: string;
  readonly items: readonly Item[];
  /** True where it complements the page: it has a feature, and is not the main slot. */
  readonly isComplementary?: true;
  /** Left out but for the main slot. */
  readonly zones?: readonly Zone<Item>[];
}

/** Every item of some slots, in the order shown; children follow the item that holds them. */
export function listItems<Item extends TreeItem<Item>>(slots: readonly Slot<Item>[]): Item[] {
  const all: Item[] = [];
  for (const { items, zones = [] } of slots) {
    addAll(items, all);
    for (const zone of zones) addAll(zone.items, all);
  }
  return all;
}

/** Items and all that they hold, in the order shown. */
export function collectDescendants<Item extends TreeItem<Item>>(items: readonly Item[]): Item[] {
  const all: Item[] = [];
  addAll(items, all);
  return all;
}

function addAll<Item extends TreeItem<Item>>(items: readonly Item[], all: Item[]): void {
  for (const item of items) {
    all.push(item);
    if (item.children) addAll(item.children, all);
  }
}
