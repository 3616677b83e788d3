import { escapeText } from '../markup/index.ts';

/** The place of an item whose inside React leaves alone, as React writes it. */
const EMPTY_SLOT = /<div class="slot" data-type="[^"]*" data-key="([^"]*)"><\/div>/g;

/** The tag with which the slot of an item begins, as React writes it. */
export function startOfSlot({
  type,
  key,
}: {
  readonly type: string;
  readonly key: string;
}): string {
  return `<div class="slot" data-type="${escapeText(type)}" data-key="${escapeText(key)}">`;
}

/** Puts HTML into the places of slots, by their keys. No text can look like a place: each `<` of a text is escaped. */
export function fillSlots(html: string, htmlOf: (key: string) => string | undefined): string {
  return html.replaceAll(EMPTY_SLOT, (slot, key: string) => htmlOf(key) ?? slot);
}
