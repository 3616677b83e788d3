import { useEffect } from 'react';
import { DOWN_A_LIST } from '../layout/roving-tab-index.ts';
import { useRovingTabIndex } from '../layout/use-roving-tab-index.ts';
import { useModal } from '../layout/use-modal.ts';
import { usePlaygroundContext } from '../context/playground-context.ts';
import type { MessageKey } from '../environment/messages.ts';
import { KEY_SHORTCUTS, SHORTCUTS, type Command } from './tree-keys.ts';

const NAMES = {
  add: 'commandAdd',
  addInside: 'commandAddInside',
  duplicate: 'commandDuplicate',
  copy: 'commandCopy',
  cut: 'commandCut',
  paste: 'commandPaste',
  moveUp: 'commandMoveUp',
  moveDown: 'commandMoveDown',
  moveTo: 'commandMoveTo',
  fillIn: 'commandFillIn',
  delete: 'commandDelete',
} as const satisfies Record<Command, MessageKey>;

interface MenuProps {
  readonly label: string;
  readonly commands: readonly Command[];
  readonly at: { readonly x: number; readonly y: number };
  readonly onCommand: (command: Command) => void;
  readonly onClose: () => void;
}

/** Shows the commands for a row, each with the keys that run it without the menu. */
export function Menu({ label, commands, at, onCommand, onClose }: MenuProps) {
  const { t } = usePlaygroundContext();
  const dialog = useModal({ first: '[role="menuitem"]', onClose, isLight: true });
  const list = useRovingTabIndex(DOWN_A_LIST);
  useEffect(() => {
    if (dialog.current) keepInWindow(dialog.current);
  }, [dialog]);
  return (
    <dialog
      ref={dialog}
      className="menu"
      aria-label={label}
      style={{ insetInlineStart: at.x, insetBlockStart: at.y }}
    >
      <div role="menu" aria-label={label} ref={list}>
        {commands.map((command) => (
          <button
            key={command}
            type="button"
            role="menuitem"
            className="row"
            aria-keyshortcuts={KEY_SHORTCUTS[command]}
            onClick={() => onCommand(command)}
          >
            <span className="row__text">{t(NAMES[command])}</span>
            <kbd className="row__end" aria-hidden="true">
              {SHORTCUTS[command]}
            </kbd>
          </button>
        ))}
      </div>
    </dialog>
  );
}

function keepInWindow(element: HTMLElement): void {
  const { right, bottom } = element.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const [across, down] = [Math.min(0, innerWidth - right), Math.min(0, innerHeight - bottom)];
  element.style.translate = `${across}px ${down}px`;
}
