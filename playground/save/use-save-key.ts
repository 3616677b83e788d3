import { useEffect } from 'react';
import type { SaveStore } from './save-state.ts';

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** What the pressed keys ask for: Ctrl or Cmd with S saves, with Shift as a new scenario. */
export function readSaveKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys) {
  if (key.toLowerCase() !== 's' || ctrlKey === metaKey || altKey) return undefined;
  return shiftKey ? 'save-as' : 'save';
}

/** Saves by key, wherever in the window. The browser's own way would save the tool. */
export function useSaveKey(keep: SaveStore): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const asked = readSaveKey(event);
      if (!asked) return;
      event.preventDefault();
      const { dialog, save, askForNew } = keep.getState();
      if (dialog === undefined) void (asked === 'save' ? save : askForNew)();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [keep]);
}
