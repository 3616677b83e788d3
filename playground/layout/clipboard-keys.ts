/** The events by which a browser answers the keys of the clipboard. */
export const CLIPBOARD_KEYS = ['copy', 'cut', 'paste'] as const;

export type ClipboardKey = (typeof CLIPBOARD_KEYS)[number];

/** Fields, in which people copy and paste text, and what is open over a window. */
const OTHERS = 'input, select, textarea, [contenteditable], dialog';

/** Returns true if a key of the clipboard is about text: in a field, or where some is marked. */
export function isForText(document: Document, key: ClipboardKey): boolean {
  const isMarked = key !== 'paste' && document.getSelection()?.isCollapsed === false;
  return isMarked || Boolean(document.activeElement?.closest(OTHERS));
}
