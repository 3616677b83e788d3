type Keys = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Returns true if the pressed keys ask for the text to be formatted: Shift, Alt and the F key,
 * whatever character that key writes with Alt.
 */
export function isFormatKey({ code, ctrlKey, metaKey, shiftKey, altKey }: Keys): boolean {
  return code === 'KeyF' && shiftKey && altKey && !ctrlKey && !metaKey;
}
