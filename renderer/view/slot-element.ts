import type { ViewItem } from './view-plan.ts';

type Named = Pick<ViewItem, 'type' | 'key'>;

/** The attributes of an item's slot, for React. A server writes the same in `slot-tag.ts`. */
export function getSlotAttributes({ type, key }: Named) {
  return { className: 'slot', 'data-type': type, 'data-key': key };
}

/** Creates the same slot without React. */
export function createSlotElement({ type, key }: Named, document: Document): Element {
  const slot = document.createElement('div');
  slot.setAttribute('class', 'slot');
  slot.setAttribute('data-type', type);
  slot.setAttribute('data-key', key);
  return slot;
}
