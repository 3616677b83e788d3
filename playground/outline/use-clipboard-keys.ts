import { useEffect, useRef } from 'react';
import { CLIPBOARD_KEYS, isForText } from '../layout/clipboard-keys.ts';
import type { RegionName } from '../layout/region.tsx';
import type { useCommands } from './use-commands.ts';

interface ClipboardKeys extends Pick<ReturnType<typeof useCommands>, 'answer' | 'command'> {
  /**
   * The regions of the window in which the keys are about a component. Without any focus, they are
   * about the page.
   */
  readonly regions: readonly RegionName[];
  /** The component or zone that they are about. */
  readonly pointer: string | undefined;
}

/**
 * Answers the keys for copying, cutting and pasting while the focus is in certain regions. A text
 * that a person has marked there is what they want to copy.
 */
export function useClipboardKeys(keys: ClipboardKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listeners = CLIPBOARD_KEYS.map((name) => {
      const listen = (event: ClipboardEvent) => {
        const { regions, pointer, answer, command } = latest.current;
        const { clipboardData, defaultPrevented } = event;
        if (defaultPrevented || !isIn(regions) || isForText(document, name)) return;
        event.preventDefault();
        // A key that was pressed on the page in the frame has no clipboard to write to.
        if (clipboardData) answer(name, pointer, clipboardData);
        else if (pointer !== undefined) command(name, pointer);
      };
      document.addEventListener(name, listen);
      return () => document.removeEventListener(name, listen);
    });
    return () => listeners.forEach((stop) => stop());
  }, []);
}

/** A click that selects on the page leaves the focus where it was, which may be nowhere. */
function isIn(regions: readonly RegionName[]): boolean {
  const { activeElement, body } = document;
  const region = activeElement?.closest('section[aria-label]')?.getAttribute('aria-label');
  const isNowhere = activeElement === null || activeElement === body;
  return regions.some((each) => each === (isNowhere ? 'Preview' : region));
}
