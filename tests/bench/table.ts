import { isMissed, isWithin, ratioOf, type Figure } from './figures.ts';

const HEADINGS = ['row', 'figure', 'baseline', 'ratio', 'at most', ''];

/** Figures as a table of text, a line for each, columns aligned. */
export function tableOf(figures: readonly Figure[]): string {
  return alignedTable([HEADINGS, ...figures.map(cellsOf)]);
}

/**
 * Rows of cells with columns as wide as their widest cell: the first to the left, the others to the
 * right.
 */
export function alignedTable(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(cell.length, widest[column] ?? 0)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cellsOf(figure: Figure): string[] {
  const { name, value, baseline, unit, bound } = figure;
  const hasBaseline = baseline !== undefined;
  return [
    name,
    amountOf(value, unit),
    hasBaseline ? amountOf(baseline, unit) : '',
    hasBaseline ? ratioOf(figure).toFixed(2) : '',
    hasBaseline ? bound.toFixed(2) : amountOf(bound, unit),
    stateOf(figure),
  ];
}

function stateOf(figure: Figure): string {
  if (!isWithin(figure)) return 'FAIL';
  return isMissed(figure) ? 'missed' : 'pass';
}

function amountOf(value: number, unit: Figure['unit']): string {
  return unit === 'count' ? String(value) : `${value.toFixed(value < 10 ? 2 : 1)} ${unit}`;
}
