import { useCallback, useEffect, useRef } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { useOpened } from './opened.ts';
import { OutlineDialogs } from './outline-dialogs.tsx';
import { useCommands } from './use-commands.ts';

/**
 * Shows the palette for a zone that a person has asked for elsewhere, such as on the page. The
 * focus goes back there.
 */
export function AddToZone() {
  const { store } = usePlaygroundContext();
  const from = useRef<HTMLElement>(null);
  const [opened, open] = useOpened(from);
  const close = useCallback(() => open(undefined), [open]);
  const commands = useCommands(open);
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(
    () =>
      store.subscribe(({ zoneToAddTo, noteAddingTo }) => {
        if (zoneToAddTo === undefined) return;
        noteAddingTo();
        const { activeElement } = document;
        from.current = activeElement instanceof HTMLElement ? activeElement : null;
        latest.current.hush();
        latest.current.command('addInside', zoneToAddTo);
      }),
    [store],
  );
  const { said } = commands;
  return (
    <>
      <output className={said?.isRefusal ? 'action-bar__said' : 'off'} data-refused>
        {said?.text}
      </output>
      <OutlineDialogs
        opened={opened}
        close={close}
        commands={commands}
        menu={{ label: '', commands: [] }}
        onCommand={() => {}}
      />
    </>
  );
}
