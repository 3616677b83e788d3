import { COMMANDS as WINDOW_COMMANDS } from '../layout/command-list.ts';
import type { TreeRow } from './tree-rows.ts';

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The commands for a component or a zone. */
export const COMMANDS = [
  'add',
  'addInside',
  'duplicate',
  'copy',
  'cut',
  'paste',
  'moveUp',
  'moveDown',
  'moveTo',
  'fillIn',
  'delete',
] as const;

export type Command = (typeof COMMANDS)[number];

/** The actions in the tree that a key can ask for. */
export type KeyAction =
  | { readonly kind: 'go'; readonly index: number }
  | { readonly kind: 'expand' | 'collapse'; readonly pointer: string }
  | { readonly kind: 'select' | 'menu' }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'type'; readonly character: string };

/** The keys of each command, as a person reads them. */
export const SHORTCUTS: Readonly<Record<Command, string>> = {
  add: WINDOW_COMMANDS.add.keys,
  addInside: WINDOW_COMMANDS.addInside.keys,
  duplicate: WINDOW_COMMANDS.duplicate.keys,
  copy: WINDOW_COMMANDS.copy.keys,
  cut: WINDOW_COMMANDS.cut.keys,
  paste: WINDOW_COMMANDS.paste.keys,
  moveUp: WINDOW_COMMANDS.moveUp.keys,
  moveDown: WINDOW_COMMANDS.moveDown.keys,
  moveTo: WINDOW_COMMANDS.moveTo.keys,
  fillIn: WINDOW_COMMANDS.fillIn.keys,
  delete: WINDOW_COMMANDS.delete.keys,
};

/** The same as aria-keyshortcuts has them. */
export const KEY_SHORTCUTS: Readonly<Record<Command, string>> = {
  ...SHORTCUTS,
  add: 'Control+Enter',
  addInside: 'Control+Shift+Enter',
  duplicate: 'Control+D',
  copy: 'Control+C',
  cut: 'Control+X',
  paste: 'Control+V',
  moveUp: 'Alt+ArrowUp',
  moveDown: 'Alt+ArrowDown',
  moveTo: 'Control+M',
};

const ROWS_OF_A_PAGE = 10;

/**
 * Returns the action of the pressed keys while a row is current; undefined where the keys have no
 * meaning in a tree.
 */
export function readKeyAction(
  keys: Keys,
  rows: readonly TreeRow[],
  index: number,
): KeyAction | undefined {
  const command = commandOf(keys);
  if (command) return { kind: 'command', command };
  const { key, ctrlKey, metaKey, altKey, shiftKey } = keys;
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) return { kind: 'menu' };
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Enter' || key === ' ') return { kind: 'select' };
  if (key.length === 1) return { kind: 'type', character: key };
  return shiftKey ? undefined : wayOf(key, rows, index);
}

function commandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys): Command | undefined {
  const isCommand = ctrlKey !== metaKey;
  if (altKey) {
    if (isCommand || shiftKey) return undefined;
    if (key === 'ArrowUp') return 'moveUp';
    return key === 'ArrowDown' ? 'moveDown' : undefined;
  }
  if (key === 'Delete' && !isCommand && !shiftKey) return 'delete';
  if (key === 'F2' && !isCommand && !shiftKey) return 'fillIn';
  if (!isCommand) return undefined;
  if (key === 'Enter') return shiftKey ? 'addInside' : 'add';
  if (shiftKey) return undefined;
  if (key === 'd') return 'duplicate';
  return key === 'm' ? 'moveTo' : undefined;
}

function wayOf(key: string, rows: readonly TreeRow[], index: number): KeyAction | undefined {
  const row = rows[index];
  const last = rows.length - 1;
  const go = (to: number): KeyAction => ({
    kind: 'go',
    index: Math.max(0, Math.min(last, to)),
  });
  switch (key) {
    case 'ArrowDown':
      return go(index + 1);
    case 'ArrowUp':
      return go(index - 1);
    case 'PageDown':
      return go(index + ROWS_OF_A_PAGE);
    case 'PageUp':
      return go(index - ROWS_OF_A_PAGE);
    case 'Home':
      return go(0);
    case 'End':
      return go(last);
    case 'ArrowRight':
      if (!row || row.childCount === 0) return undefined;
      return row.isExpanded ? go(index + 1) : { kind: 'expand', pointer: row.pointer };
    case 'ArrowLeft':
      if (row?.isExpanded) return { kind: 'collapse', pointer: row.pointer };
      return row?.parent === undefined
        ? undefined
        : go(rows.findIndex(({ pointer }) => pointer === row.parent));
    default:
      return undefined;
  }
}

/**
 * The next row from here on whose label begins so; one letter again and again goes through all that
 * begin with it.
 */
export function findRowByPrefix(
  typed: string,
  rows: readonly TreeRow[],
  index: number,
): number | undefined {
  const isOneLetter = new Set(typed).size === 1;
  const wanted = (isOneLetter ? typed.slice(0, 1) : typed).toLowerCase();
  const start = isOneLetter ? index + 1 : index;
  for (let passed = 0; passed < rows.length; passed += 1) {
    const at = (start + passed) % rows.length;
    if (rows[at]?.label.toLowerCase().startsWith(wanted)) return at;
  }
  return undefined;
}
