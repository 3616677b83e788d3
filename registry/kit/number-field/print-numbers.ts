import { parseNumber } from './parse-number.ts';
import { NUMBER_LOCALES, selectNumber, TYPED_NUMBERS } from './typed-numbers.ts';

/**
 * npm run numbers: prints how a field reads each text of the table in each locale, and ends with 1
 * where one is read as another number than it is.
 */
const rows = TYPED_NUMBERS.map((typed) => {
  const read = NUMBER_LOCALES.map((locale) => parseNumber(typed[0], locale));
  const isRight = NUMBER_LOCALES.every((locale, at) => read[at] === selectNumber(typed, locale));
  return [JSON.stringify(typed[0]), ...read.map((value) => value ?? 'refused'), isRight];
});

for (const cells of [['text', ...NUMBER_LOCALES, ''], ...rows.map(toCells)]) {
  console.log(
    cells
      .map((cell, column) => cell.padEnd(column === 0 ? 22 : 14))
      .join('')
      .trimEnd(),
  );
}
const wrong = rows.filter((row) => row.at(-1) !== true);
console.log(`\n${rows.length} texts in ${NUMBER_LOCALES.length} locales, ${wrong.length} wrong.`);
process.exitCode = wrong.length > 0 ? 1 : 0;

function toCells(row: readonly (string | number | boolean)[]): readonly string[] {
  return row.map((cell) => (cell === true ? '' : cell === false ? 'WRONG' : String(cell)));
}
