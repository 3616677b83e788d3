import type { ComponentProps, ReactNode } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import type { Translate } from '../environment/messages.ts';
import type { Command } from './command-list.ts';
import { useCommand, type CommandAction } from './command-registry.ts';
import { IconButton } from './icon-button.tsx';
import type { IconName } from './icon.tsx';

type ButtonProps = Omit<ComponentProps<'button'>, 'type' | 'disabled' | 'onClick' | 'title'>;

interface CommandButtonProps extends CommandAction, ButtonProps {
  readonly of: Command;
  /** The tip, by default the words of the command with its keys; false for none. */
  readonly hint?: string | false | undefined;
  /** The content of the button, by default the words of the command. */
  readonly children?: ReactNode;
}

/** The button of a command, which the palette runs in the same way and under the same words. */
export function CommandButton(props: CommandButtonProps) {
  const { of: command, run, refusal, isOpen, hint, children, ...rest } = props;
  const { t } = usePlaygroundContext();
  useCommand(command, { run, refusal, isOpen });
  return (
    <button
      type="button"
      {...rest}
      title={hint === false ? undefined : (hint ?? formatHint(command, t))}
      data-command={command.id}
      disabled={refusal !== undefined}
      onClick={() => void run()}
    >
      {children ?? nameCommand(command, t)}
    </button>
  );
}

interface CommandIconProps
  extends Omit<CommandAction, 'isOpen'>, Omit<ButtonProps, 'children' | 'className'> {
  readonly of: Command;
  readonly icon: IconName;
  /** The tip, by default the words of the command with its keys. */
  readonly hint?: string;
}

/** The button of a command that shows a picture alone. */
export function CommandIcon(props: CommandIconProps) {
  const { of: command, run, refusal, icon, hint, ...rest } = props;
  const { t } = usePlaygroundContext();
  useCommand(command, { run, refusal });
  return (
    <IconButton
      icon={icon}
      label={nameCommand(command, t)}
      hint={hint ?? formatHint(command, t)}
      {...rest}
      data-command={command.id}
      disabled={refusal !== undefined}
      onClick={() => void run()}
    />
  );
}

/** Names a command in the language of the tool. */
export function nameCommand({ words, name, nameKey, values }: Command, t: Translate): string {
  const value = [nameKey && t(nameKey), name].filter((part) => part !== undefined).join(' ');
  return t(words, { name: value, ...values });
}

/** The words of a command with its keys, where it has some. */
function formatHint(command: Command, t: Translate): string {
  const words = nameCommand(command, t);
  return command.keys === undefined ? words : `${words} (${command.keys})`;
}

interface KeyCommandProps extends CommandAction {
  readonly of: Command;
}

/** A command that has keys, or a field, and no button here. */
export function KeyCommand({ of: command, run, refusal }: KeyCommandProps) {
  useCommand(command, { run, refusal });
  return null;
}
