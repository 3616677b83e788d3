import { useState } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { Icon } from '../layout/icon.tsx';

interface CommandProps {
  /** The sentence that says what the command is for. */
  readonly says: string;
  readonly command: string;
}

/** A command to run in the project, with a button that copies it. */
export function Command({ says, command }: CommandProps) {
  const { t, environment } = usePlaygroundContext();
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === command;
  const copy = () =>
    environment.copy(command).then(
      () => setCopied(command),
      // It can be selected, and copied by hand.
      () => setCopied(undefined),
    );
  return (
    <div className="digest__command">
      <p>{says}</p>
      <code>{command}</code>
      <button type="button" className="button button--line" onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span aria-live="polite">{t(isCopied ? 'commandCopied' : 'copyCommand')}</span>
      </button>
    </div>
  );
}
