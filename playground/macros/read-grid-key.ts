import { countCharacters } from '#schemas/count-characters.ts';

/** The action of a key in the table while nothing is edited. */
export type GridAction =
  | { readonly kind: 'move'; readonly rows: number; readonly columns: number }
  /** The text that editing begins with; left out, it is the one that is there. */
  | { readonly kind: 'edit'; readonly text?: string };

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** So far that the edge of any table is reached. */
export const TO_THE_EDGE = 1_000_000;
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

/**
 * Reads a key as grids have them: arrows lead from cell to cell, Home and End along a row, with
 * Ctrl to the first and the last one; Enter, F2 and a text begin to edit.
 */
export function readGridKey({ key, ctrlKey, metaKey, altKey }: Keys): GridAction | undefined {
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
