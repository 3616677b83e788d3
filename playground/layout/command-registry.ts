import { createContext, useContext, useEffect, useRef, type RefObject } from 'react';
import type { MessageKey } from '../environment/messages.ts';
import type { Command } from './command-list.ts';

/** The way to run a command, as the part of the window that has it says. */
export interface CommandAction {
  readonly run: () => unknown;
  /** The message that says why it is not possible now; left out where it is. */
  readonly refusal?: MessageKey | undefined;
  /** True if the region that it opens or folds is open; left out where it does no such thing. */
  readonly isOpen?: boolean | undefined;
}

/** A command with its action; no action where the window has no part that could run it. */
export interface ListedCommand {
  readonly command: Command;
  readonly action: CommandAction | undefined;
}

/** The commands that the parts of the window can run at present. */
export interface CommandRegistry {
  /** Adds a command while a part of the window is there; returns what takes it away again. */
  readonly add: (command: Command, action: RefObject<CommandAction>) => () => void;
  /** Returns the present action of a command, if the window has one. */
  readonly find: (id: string) => CommandAction | undefined;
  /** Lists the commands given, each with its present action, and behind them all others. */
  readonly list: (known: readonly Command[]) => readonly ListedCommand[];
}

/** Creates the registry of one window. Of two parts that run a command, the later one does. */
export function createCommandRegistry(): CommandRegistry {
  const entries = new Set<{ command: Command; action: RefObject<CommandAction> }>();
  return {
    add(command, action) {
      const entry = { command, action };
      entries.add(entry);
      return () => entries.delete(entry);
    },
    find: (id) => [...entries].findLast(({ command }) => command.id === id)?.action.current,
    list(known) {
      const present = new Map([...entries].map((entry) => [entry.command.id, entry]));
      const ids = new Set(known.map(({ id }) => id));
      const others = [...present.values()].flatMap(({ command }) =>
        ids.has(command.id) ? [] : [command],
      );
      return [...known, ...others].map((command) => ({
        command,
        action: present.get(command.id)?.action.current,
      }));
    },
  };
}

export const CommandContext = createContext<CommandRegistry>(createCommandRegistry());

/** Has the palette run a command in the way of the component that calls this. */
export function useCommand(command: Command, action: CommandAction): void {
  const registry = useContext(CommandContext);
  const latest = useRef(action);
  const added = useRef(command);
  useEffect(() => {
    latest.current = action;
    added.current = command;
  });
  const { id } = command;
  useEffect(() => registry.add({ ...added.current, id }, latest), [registry, id]);
}
