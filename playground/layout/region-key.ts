const REGION_KEY = 'F6';

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/** Returns the keys that lead in a direction. */
export function createRegionKey(direction: 1 | -1) {
  return { key: REGION_KEY, shiftKey: direction === -1 };
}

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
  if (key !== REGION_KEY || ctrlKey || altKey || metaKey) return undefined;
  return shiftKey ? -1 : 1;
}
