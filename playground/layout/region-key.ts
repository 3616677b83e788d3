type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/**
 * Returns the direction of the pressed keys, in the tool's window and in the preview: F6 leads to
 * the next region, with Shift to the one before.
 */
export function readRegionKey({
  key,
  ctrlKey,
  altKey,
  metaKey,
  shiftKey,
}: Keys): 1 | -1 | undefined {
  if (key !== 'F6' || ctrlKey || altKey || metaKey) return undefined;
  return shiftKey ? -1 : 1;
}
