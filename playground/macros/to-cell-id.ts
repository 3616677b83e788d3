/** The id of a cell in a table of that id. */
export function toCellId(
  table: string,
  { index, column }: { readonly index: number; readonly column: number },
): string {
  return `${table}-${index}-${column}`;
}
