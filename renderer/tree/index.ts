export { mapSlots } from './map-slots.ts';
export { listItems, collectDescendants, type Slot, type TreeItem, type Zone } from './tree.ts';
