export { itemsOf, mapSlots, withDescendants, type Slot, type TreeItem, type Zone } from './tree.ts';
