type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * What the pressed keys ask for: Ctrl or Cmd with Z takes back, with Shift and Z or with Y does
 * again.
 */
export function readUndoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys) {
  if (altKey || ctrlKey === metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}
