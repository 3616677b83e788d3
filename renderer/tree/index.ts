export { mapSlots } from './map-slots.ts';
export { itemsOf, withDescendants, type Slot, type TreeItem, type Zone } from './tree.ts';
