import type { Node, ResolvedPos } from 'prosemirror-model';
import { TextSelection, type Command, type EditorState, type Transaction } from 'prosemirror-state';
import { richTextSchema } from './rich-text-schema.ts';

const { nodes } = richTextSchema;

/** Marks a transaction that may take cells out of a table. */
export const CHANGES_CELLS = 'changes-cells';

/** The changes that can be made to the table around the caret. */
export type TableAction = 'add-row' | 'add-column' | 'remove-row' | 'remove-column';

/** A node with the place before it in the document. */
interface At {
  readonly node: Node;
  readonly pos: number;
}

interface CellPlace {
  readonly table: At;
  readonly row: At;
  /** The index of the cell in its row. */
  readonly column: number;
}

/** Finds the innermost cell around the caret. */
function findCell($from: ResolvedPos): CellPlace | undefined {
  const at = (depth: number): At => ({ node: $from.node(depth), pos: $from.before(depth) });
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type !== nodes.table_cell) continue;
    let outer = depth - 1;
    while ($from.node(outer).type !== nodes.table) outer -= 1;
    return { table: at(outer), row: at(depth - 1), column: $from.index(depth - 1) };
  }
  return undefined;
}

/** Returns true if the selection begins in a table. */
export function isInTable({ selection }: EditorState): boolean {
  return findCell(selection.$from) !== undefined;
}

/** Returns the rows of a table, from the first to the last. */
function listRows({ node: table, pos }: At): readonly At[] {
  const rows: At[] = [];
  table.descendants((node, offset) => {
    if (node.type === nodes.table_row) rows.push({ node, pos: pos + 1 + offset });
    return node.type === nodes.table_head || node.type === nodes.table_body;
  });
  return rows;
}

/** Returns true if a cell of the table is wider or higher than others. */
function hasSpans(table: At): boolean {
  return listRows(table).some(({ node: row }) =>
    row.children.some(({ attrs }) =>
      [attrs['colspan'], attrs['rowspan']].some((span) => span !== null && Number(span) !== 1),
    ),
  );
}

/**
 * Changes the rows or columns of the table around the caret. It does nothing where a cell spans
 * several of them: what is meant then stands in the source alone.
 */
export function changeTable(action: TableAction): Command {
  return ({ tr, selection }, dispatch) => {
    const cell = findCell(selection.$from);
    if (!cell || hasSpans(cell.table)) return false;
    if (dispatch) {
      CHANGES[action](tr.setMeta(CHANGES_CELLS, true), cell);
      dispatch(tr.scrollIntoView());
    }
    return true;
  };
}

const CHANGES = {
  'add-row': addRow,
  'add-column': addColumn,
  'remove-row': removeRow,
  'remove-column': removeColumn,
} satisfies Record<TableAction, (transaction: Transaction, cell: CellPlace) => void>;

function createCell(tag: unknown): Node {
  return nodes.table_cell.create({ tag }, nodes.line.create());
}

/** Below a head the row is the first of the body, which is made where there is none. */
function addRow(transaction: Transaction, { table, row, column }: CellPlace): void {
  const { node, pos } = row;
  const end = pos + node.nodeSize;
  const holder = transaction.doc.resolve(pos);
  const isInHead = holder.parent.type === nodes.table_head;
  const cells = node.children.map(({ attrs }) => createCell(isInHead ? 'td' : attrs['tag']));
  const fresh = nodes.table_row.create({ before: node.attrs['before'] }, cells);
  if (!isInHead) {
    transaction.insert(end, fresh);
    putCaret(transaction, { rowPos: end, column });
    return;
  }
  const behind = holder.after();
  const next = transaction.doc.resolve(behind).nodeAfter;
  const hasBody = next?.type === nodes.table_body;
  const isLast = behind === table.pos + table.node.nodeSize - 1;
  if (hasBody || !isLast) transaction.insert(hasBody ? behind + 1 : behind, fresh);
  else transaction.insert(behind, nodes.table_body.create(null, fresh));
  putCaret(transaction, { rowPos: hasBody || isLast ? behind + 1 : behind, column });
}

function addColumn(transaction: Transaction, { table, row, column }: CellPlace): void {
  for (const { node, pos } of listRows(table).toReversed()) {
    const before = node.children.slice(0, column + 1);
    const tag = before.at(-1)?.attrs['tag'] ?? 'td';
    const offset = before.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
    transaction.insert(pos + 1 + offset, createCell(tag));
  }
  putCaret(transaction, { rowPos: transaction.mapping.map(row.pos, -1), column: column + 1 });
}

/** A part of the table that has no other row goes with it. */
function removeRow(transaction: Transaction, { table, row, column }: CellPlace): void {
  const rows = listRows(table);
  if (rows.length === 1) {
    removeTable(transaction, table);
    return;
  }
  const holder = transaction.doc.resolve(row.pos);
  const isOnly = holder.parent.type !== nodes.table && holder.parent.childCount === 1;
  const index = rows.findIndex(({ pos }) => pos === row.pos);
  const next = rows[index + 1] ?? rows[index - 1];
  if (isOnly) transaction.delete(holder.before(), holder.after());
  else transaction.delete(row.pos, row.pos + row.node.nodeSize);
  if (next) putCaret(transaction, { rowPos: transaction.mapping.map(next.pos), column });
}

function removeColumn(transaction: Transaction, { table, row, column }: CellPlace): void {
  const rows = listRows(table);
  if (rows.some(({ node }) => node.childCount === 1)) {
    removeTable(transaction, table);
    return;
  }
  for (const { node, pos } of rows.toReversed()) {
    const cell = node.maybeChild(column);
    if (!cell) continue;
    const before = node.children.slice(0, column);
    const start = pos + 1 + before.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
    transaction.delete(start, start + cell.nodeSize);
  }
  putCaret(transaction, { rowPos: transaction.mapping.map(row.pos), column });
}

function removeTable(transaction: Transaction, { node, pos }: At): void {
  const isAlone = transaction.doc.resolve(pos).parent.childCount === 1;
  const end = pos + node.nodeSize;
  if (isAlone) transaction.replaceWith(pos, end, nodes.paragraph.create());
  else transaction.delete(pos, end);
  transaction.setSelection(TextSelection.near(transaction.doc.resolve(pos)));
}

/** Puts the caret into the cell of a row, or into its last one. */
function putCaret(
  transaction: Transaction,
  { rowPos, column }: { readonly rowPos: number; readonly column: number },
): void {
  const row = transaction.doc.nodeAt(rowPos);
  const before = row?.children.slice(0, Math.min(column, row.childCount - 1)) ?? [];
  const start = rowPos + 1 + before.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  transaction.setSelection(TextSelection.near(transaction.doc.resolve(start + 1)));
}

/** Puts a table of two columns, with a head, behind the block that the selection begins in. */
export const addTable: Command = (state, dispatch) => {
  const { tr, selection } = state;
  if (isInTable(state)) return false;
  if (dispatch) {
    const row = (tag: string) => nodes.table_row.create(null, [createCell(tag), createCell(tag)]);
    const head = nodes.table_head.create(null, row('th'));
    const table = nodes.table.create(null, [head, nodes.table_body.create(null, row('td'))]);
    const pos = selection.$from.after(1);
    tr.insert(pos, table).setSelection(TextSelection.near(tr.doc.resolve(pos + 1)));
    dispatch(tr.scrollIntoView());
  }
  return true;
};
