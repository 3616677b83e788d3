import { parseArgs } from 'node:util';
import { isWithin, type Measured } from './figures.ts';
import { INSTRUMENTS } from './instruments.ts';
import { tableOf } from './table.ts';

/** npm run bench: measures, prints a table, and fails where a bound does not hold. `--only <name>` runs one. */
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = INSTRUMENTS.filter(({ name }) => !values.only || values.only === name);
if (wanted.length === 0) {
  const names = INSTRUMENTS.map(({ name }) => name).join(', ');
  throw new Error(`There is no instrument "${values.only}". Name one of: ${names}.`);
}

const measured: Measured[] = [];
for (const { measure } of wanted) measured.push(await measure());

const figures = measured.flatMap((one) => one.figures);
const notes = measured.flatMap((one) => one.notes);
console.log([tableOf(figures), ...notes].join('\n'));
process.exitCode = figures.every(isWithin) ? 0 : 1;
