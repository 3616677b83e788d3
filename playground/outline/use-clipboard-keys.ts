import { useEffect, useRef } from 'react';
import type { RegionName } from '../layout/region.tsx';
import { CLIPBOARD_COMMANDS, type ClipboardCommand } from './tree-keys.ts';
import type { useCommands } from './use-commands.ts';

/** Fields, in which people copy and paste text, and what is open over the window. */
const OTHERS = 'input, select, textarea, [contenteditable], dialog';

interface ClipboardKeys extends Pick<ReturnType<typeof useCommands>, 'answer'> {
  /** The regions of the window in which the keys are about a component. */
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
    const listeners = CLIPBOARD_COMMANDS.map((name) => {
      const listen = (event: ClipboardEvent) => {
        const { regions, pointer, answer } = latest.current;
        const { clipboardData } = event;
        if (!clipboardData || event.defaultPrevented || !isAbout(name, regions)) return;
        event.preventDefault();
        answer(name, pointer, clipboardData);
      };
      document.addEventListener(name, listen);
      return () => document.removeEventListener(name, listen);
    });
    return () => listeners.forEach((stop) => stop());
  }, []);
}

function isAbout(name: ClipboardCommand, regions: readonly RegionName[]): boolean {
  const { activeElement } = document;
  const region = activeElement?.closest('section[aria-label]')?.getAttribute('aria-label');
  const isMarked = name !== 'paste' && document.getSelection()?.isCollapsed === false;
  return regions.some((each) => each === region) && !activeElement?.closest(OTHERS) && !isMarked;
}
