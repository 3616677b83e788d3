import { useEffect } from 'react';
import { CommandIcon } from '../layout/command-button.tsx';
import { COMMANDS } from '../layout/command-list.ts';
import { SWITCH_KEY } from '../preview/selecting/switch-key.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';

/**
 * Switches between two ways to meet the page: a click selects what it is on, or does what it does
 * for a visitor.
 */
export function SelectToggle() {
  const { store } = usePlaygroundContext();
  const isSelecting = usePlayground((state) => state.isSelecting);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== SWITCH_KEY || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      store.getState().switchSelecting();
    };
    // This listens before the code editor, which has keys of its own.
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [store]);
  return (
    <CommandIcon
      of={COMMANDS.select}
      icon="cursor-click"
      aria-pressed={isSelecting}
      aria-keyshortcuts={SWITCH_KEY}
      run={() => store.getState().switchSelecting()}
    />
  );
}
