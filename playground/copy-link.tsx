import { useState } from 'react';
import { usePlayground, usePlaygroundContext } from './context/playground-context.ts';
import { CommandButton } from './layout/command-button.tsx';
import { COMMANDS } from './layout/command-list.ts';
import { Icon } from './layout/icon.tsx';
import { useMode } from './layout/mode.ts';
import { nameMode } from './layout/use-address.ts';
import { writeAddress } from './state/link/address.ts';

/** The last attempt to copy the link of a scenario. */
interface TriedCopy {
  readonly scenarioId: string;
  readonly state: 'copied' | 'failed';
  readonly size: number;
}

/** The button that copies a link to all that is on the screen. */
export function CopyLink() {
  const { t, store, environment } = usePlaygroundContext();
  const [tried, setTried] = useState<TriedCopy>();
  const openId = usePlayground(({ playground }) => playground?.scenarioId);
  // The link of another scenario says nothing about this one.
  const { state = 'ready', size = 0 } = tried?.scenarioId === openId ? { ...tried } : {};
  const mode = useMode();
  const copy = async () => {
    const { playground, notify } = store.getState();
    if (!playground) return;
    const { scenarioId } = playground;
    const address = nameMode(environment.address(), mode);
    const { href, isWhole } = await writeAddress(address, playground);
    const end = (how: TriedCopy['state']) =>
      setTried({ scenarioId, state: how, size: href.length });
    if (!isWhole) notify({ kind: 'link-too-long' });
    else
      await environment.copy(href).then(
        () => end('copied'),
        () => end('failed'),
      );
  };
  const keys = { ready: 'copyLink', copied: 'linkCopied', failed: 'linkNotCopied' } as const;
  return (
    <CommandButton
      of={COMMANDS.copyLink}
      className="button button--line"
      data-copy={state}
      run={copy}
    >
      <Icon name={state === 'copied' ? 'check' : 'link'} />
      {/* An element with a role of its own would leave the button without a name. */}
      <span aria-live="polite">{t(keys[state], { size })}</span>
    </CommandButton>
  );
}
