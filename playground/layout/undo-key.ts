type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Returns the action of the pressed keys: Ctrl or Cmd with Z is undo, with Shift and Z or with Y is
 * redo.
 */
export function readUndoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys) {
  if (altKey || ctrlKey === metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}
