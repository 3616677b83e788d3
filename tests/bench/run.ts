import { commandLine } from '#schemas/command-line/run-command-line.ts';
import { isWithin, type Measured } from './figures.ts';
import { INSTRUMENTS } from './instruments.ts';
import { tableOf } from './table.ts';

const NAMES = INSTRUMENTS.map(({ name }) => name).join(', ');

const { values } = commandLine({
  name: 'npm run bench --',
  about: 'Measures, prints a table, and ends with 1 where a bound does not hold.',
  flags: {
    only: { type: 'string', value: '<name>', about: `Runs one instrument: ${NAMES}.` },
  },
});
const wanted = INSTRUMENTS.filter(({ name }) => !values.only || values.only === name);
if (wanted.length === 0) {
  console.error(`There is no instrument "${values.only}". Name one of: ${NAMES}.`);
  process.exit(2);
}

const measured: Measured[] = [];
for (const { measure } of wanted) measured.push(await measure());

const figures = measured.flatMap((one) => one.figures);
const notes = measured.flatMap((one) => one.notes);
console.log([tableOf(figures), ...notes].join('\n'));
process.exitCode = figures.every(isWithin) ? 0 : 1;
