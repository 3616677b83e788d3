/** No browser has it but for an open select, nor has the code editor or the rich text. */
export const PALETTE_KEY = 'F4';

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/** Returns true if the keys open the palette of commands, in the tool's window and the preview. */
export function isPaletteKey({ key, ctrlKey, altKey, metaKey, shiftKey }: Keys): boolean {
  return key === PALETTE_KEY && !ctrlKey && !altKey && !metaKey && !shiftKey;
}
