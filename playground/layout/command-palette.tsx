import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import type { Translate } from '../environment/messages.ts';
import type { Choice } from './choice.ts';
import { nameCommand } from './command-button.tsx';
import { listCommands } from './command-list.ts';
import { CommandContext, type CommandRegistry, type ListedCommand } from './command-registry.ts';
import { MODES, useMode, type Mode } from './mode.ts';
import { isInFoldedRegion, runCommand } from './open-region.ts';
import { isPaletteKey } from './palette-key.ts';
import { PickerDialog } from './picker-dialog.tsx';
import { ScreensContext } from './screens.ts';

/** All commands, and some of the scenarios: the list is also read to learn what there is. */
const MAX_SHOWN = 120;

interface CommandChoice extends Choice {
  readonly keys?: string | undefined;
  readonly run: () => unknown;
}

interface CommandPaletteProps {
  readonly onClose: (run?: () => unknown) => void;
}

/** All commands of the window with a search, and the scenarios that can be opened. */
export function CommandPalette({ onClose }: CommandPaletteProps) {
  const { t, store } = usePlaygroundContext();
  const registry = useContext(CommandContext);
  const { bring } = useContext(ScreensContext);
  const mode = useMode();
  const scenarios = usePlayground((state) => state.scenarios);
  const choices = useMemo(
    () => [
      ...registry
        .list(listCommands())
        .map((listed) => createChoice(listed, { find: registry.find, bring, mode, t }))
        // Those that Enter can run come first.
        .toSorted((one, other) => Number(one.isRefused) - Number(other.isRefused)),
      ...scenarios.map(({ id, scenario }): CommandChoice => ({
        id: `scenario-${id}`,
        label: t('openNamed', { name: scenario.title }),
        detail: id,
        run: () => store.getState().openScenario(id),
      })),
    ],
    [registry, bring, mode, t, scenarios, store],
  );
  return (
    <PickerDialog
      title={t('commands')}
      searchName={t('findCommand')}
      look="list"
      maxShown={MAX_SHOWN}
      choices={{ data: choices, hasFailed: false }}
      Option={CommandOption}
      onChoose={({ run, isRefused }) => !isRefused && onClose(run)}
      onClose={onClose}
    />
  );
}

interface ChoiceOptions {
  readonly find: CommandRegistry['find'];
  readonly bring: (region: string) => boolean;
  readonly mode: Mode;
  readonly t: Translate;
}

function createChoice(
  { command, action }: ListedCommand,
  { find, bring, mode, t }: ChoiceOptions,
): CommandChoice {
  const { id, keys, modes } = command;
  const isElsewhere = modes !== undefined && !modes.includes(mode);
  const names = MODES.filter((each) => modes?.includes(each.id)).map(({ name }) => name);
  const refusal = isElsewhere
    ? t('commandOfMode', { modes: names.join(', ') })
    : t(action?.refusal ?? 'commandNotNow');
  const isMissing = action === undefined && !isInFoldedRegion(command, find);
  const isRefused = isElsewhere || isMissing || action?.refusal !== undefined;
  return {
    id,
    label: nameCommand(command, t),
    detail: isRefused ? refusal : '',
    keys,
    isRefused,
    run: () => runCommand(command, { find, bring }),
  };
}

function CommandOption({ choice }: { readonly choice: CommandChoice }) {
  const { id, label, detail, keys } = choice;
  return (
    <span className="picker__words" data-command={id}>
      <span className="picker__label">{label}</span>{' '}
      {keys !== undefined && <kbd className="picker__keys">{keys}</kbd>}{' '}
      <span className="picker__detail">{detail}</span>
    </span>
  );
}

interface PaletteControl {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: (run?: () => unknown) => void;
}

/**
 * Opens the palette, also by its key wherever in the window. Once it is closed, the focus is where
 * it was before, and only then does the command run.
 */
export function useCommandPalette(): PaletteControl {
  const [isOpen, setIsOpen] = useState(false);
  const before = useRef<Element | null>(null);
  const open = () => {
    before.current = document.activeElement;
    setIsOpen(true);
  };
  const close = (run?: () => unknown) => {
    // The dialog has to be gone first: what is behind a modal one takes no focus.
    flushSync(() => setIsOpen(false));
    if (before.current instanceof HTMLElement) before.current.focus();
    void run?.();
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (document.querySelector('dialog[open]')) return;
      before.current = document.activeElement;
      setIsOpen(true);
    };
    // This listens before the code editor, which has keys of its own.
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
  return { isOpen, open, close };
}
