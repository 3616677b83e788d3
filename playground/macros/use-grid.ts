import { useMemo, useState, type KeyboardEvent, type RefObject } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import type { JsonChange } from '../json-text/change-json.ts';
import { COLUMNS, isEditable, type Column } from './columns.ts';
import { diffDataType, diffUnit, diffValue, getStoredText } from './diff-macro.ts';
import type { Line } from './list-lines.ts';
import type { Macro } from './read-macros.ts';
import { countCharacters } from '#schemas/count-characters.ts';

/** So far that the edge of any table is reached. */
const TO_THE_EDGE = 1_000_000;

const PAGE_ROWS = 10;

const MOVES: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-PAGE_ROWS, 0],
  PageDown: [PAGE_ROWS, 0],
  Home: [0, -TO_THE_EDGE],
  End: [0, TO_THE_EDGE],
};

/** A cell that is being edited. */
export interface Editing {
  readonly text: string;
  /** True if the text is what a person has typed, and not what stands there. */
  readonly isTyped: boolean;
}

/** The way editing ends: the text is kept or not, and the next column is led to or not. */
export interface EditEnd {
  readonly isKept: boolean;
  /** The step to the next column; left out where the focus has gone elsewhere. */
  readonly step?: -1 | 0 | 1;
}

/** The cell that keys act on. */
interface Cell {
  readonly pointer: string;
  readonly column: number;
}

interface GridOptions {
  readonly lines: readonly Line[];
  readonly isLocked: boolean;
  readonly table: RefObject<HTMLTableElement | null>;
  /** The column to begin with. */
  readonly firstColumn: number;
  /** Is called where a person wants to see the pages that use a macro. */
  readonly onUsages: (macro: Macro) => void;
}

/** Returns the cell that keys act on, and what is done in it. The focus is on the table itself. */
export function useGrid({ lines, isLocked, table, firstColumn, onUsages }: GridOptions) {
  const { store } = usePlaygroundContext();
  const [cell, setCell] = useState<Cell>({ pointer: '', column: firstColumn });
  const [editing, setEditing] = useState<Editing>();
  const rows = useMemo(
    () => lines.flatMap((line, index) => (line.kind === 'macro' ? [{ ...line, index }] : [])),
    [lines],
  );
  const rowIndex = rows.findIndex(({ macro }) => macro.pointer === cell.pointer);
  const row = Math.max(0, rowIndex);
  const active = rows[row];
  const goTo = (nextRow: number, nextColumn: number) => {
    const next = rows[clamp(nextRow, rows.length)];
    if (next) setCell({ pointer: next.macro.pointer, column: clamp(nextColumn, COLUMNS.length) });
  };
  const edit = (macro: Macro, column: number, text?: string) => {
    const at = COLUMNS[column];
    setCell({ pointer: macro.pointer, column });
    if (at?.id === 'pages' && text === undefined) {
      table.current?.focus();
      onUsages(macro);
    }
    if (!at || isLocked || !isEditable(at, macro)) return;
    const isTyped = text !== undefined && at.id !== 'dataType';
    setEditing({ text: isTyped ? text : readCell(at, macro), isTyped });
  };
  const end = ({ isKept, step }: EditEnd) => {
    const at = COLUMNS[cell.column];
    if (isKept && editing && active && at) {
      const changes = diffCell(at, active.macro, editing.text);
      if (changes.length > 0) store.getState().changeValues('macros', changes);
    }
    setEditing(undefined);
    if (step === undefined) return;
    table.current?.focus();
    goTo(row, cell.column + step);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = event.target === table.current ? readGridKey(event) : undefined;
    if (!action || !active) return;
    event.preventDefault();
    if (action.kind === 'edit') edit(active.macro, cell.column, action.text);
    else goTo(row + action.rows, cell.column + action.columns);
  };
  return {
    /** The index of the line that keys act on. */
    index: active?.index ?? 0,
    column: cell.column,
    editing,
    edit,
    end,
    setText: (text: string) => setEditing({ text, isTyped: true }),
    onKeyDown,
    goToMacro: (macro: Macro) => {
      // Leaving a field that is being edited keeps its text, before another cell is the active one.
      table.current?.focus();
      setCell({ pointer: macro.pointer, column: firstColumn });
    },
  };
}

export type Grid = ReturnType<typeof useGrid>;

function clamp(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1));
}

function readCell(column: Column, macro: Macro): string {
  if ('locale' in column) return getStoredText(macro, column.language);
  if (column.id === 'dataType') return macro.dataType;
  return typeof macro.unit === 'string' ? macro.unit : '';
}

function diffCell(column: Column, macro: Macro, text: string): readonly JsonChange[] {
  if ('locale' in column) return diffValue(macro, column.language, text);
  return column.id === 'dataType' ? diffDataType(macro, text) : diffUnit(macro, text);
}

/** The action of a key in the table while nothing is edited. */
type GridAction =
  | { readonly kind: 'move'; readonly rows: number; readonly columns: number }
  /** The text that editing begins with; left out, it is the one that is there. */
  | { readonly kind: 'edit'; readonly text?: string };

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Reads a key as grids have them: arrows lead from cell to cell, Home and End along a row, with
 * Ctrl to the first and the last one; Enter, F2 and a text begin to edit.
 */
function readGridKey({ key, ctrlKey, metaKey, altKey }: Keys): GridAction | undefined {
  if (altKey || metaKey) return undefined;
  const [rows, columns] = MOVES[key] ?? [];
  if (rows !== undefined && columns !== undefined) {
    if (!ctrlKey) return { kind: 'move', rows, columns };
    const isCorner = key === 'Home' || key === 'End';
    return isCorner ? { kind: 'move', rows: columns, columns } : undefined;
  }
  if (ctrlKey) return undefined;
  if (key === 'Enter' || key === 'F2') return { kind: 'edit' };
  if (key === 'Delete' || key === 'Backspace') return { kind: 'edit', text: '' };
  return countCharacters(key) === 1 && key !== ' ' ? { kind: 'edit', text: key } : undefined;
}
