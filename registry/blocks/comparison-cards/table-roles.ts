/**
 * The roles of a table's parts, written out: some browsers take an element for a part of a table
 * only as long as it is laid out as one, and these are laid out as cards.
 */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
