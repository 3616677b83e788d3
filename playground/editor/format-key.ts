type Keys = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether the pressed keys ask for the text to be formatted: Shift, Alt and the key of F, whatever
 * that writes with Alt.
 */
export function isFormatKey({ code, ctrlKey, metaKey, shiftKey, altKey }: Keys): boolean {
  return code === 'KeyF' && shiftKey && altKey && !ctrlKey && !metaKey;
}
