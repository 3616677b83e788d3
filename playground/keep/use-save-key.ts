import { useEffect } from 'react';
import type { KeepStore } from './keep-state.ts';

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether the pressed keys ask to save: Ctrl or Cmd with S. */
export function isSaveKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys): boolean {
  return key.toLowerCase() === 's' && ctrlKey !== metaKey && !shiftKey && !altKey;
}

/** Saves by key, wherever in the window. The browser's own way would save the tool. */
export function useSaveKey(keep: KeepStore): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      if (keep.getState().dialog === undefined) void keep.getState().save();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [keep]);
}
