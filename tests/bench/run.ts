import { parseCommandLine } from '#schemas/command-line/run-command-line.ts';
import { isWithin, type Measured } from './figures.ts';
import { INSTRUMENTS } from './instruments.ts';
import { REACHED } from './reached.ts';
import { tableOf } from './table.ts';

const NAMES = INSTRUMENTS.map(({ name }) => name).join(', ');

const { values } = parseCommandLine({
  name: 'npm run bench --',
  about: 'Measures, prints a table, and ends with 1 where a bound does not hold.',
  flags: {
    only: { type: 'string', value: '<name>', about: `Runs one instrument: ${NAMES}.` },
  },
});
const selected = INSTRUMENTS.filter(({ name }) => !values.only || values.only === name);
if (selected.length === 0) {
  console.error(`There is no instrument "${values.only}". Name one of: ${NAMES}.`);
  process.exit(2);
}

const measured: Measured[] = [];
for (const { name, measure } of selected) {
  console.error(`Measuring ${name} …`);
  try {
    measured.push(await measure());
  } catch (error) {
    // The other instruments' figures took minutes, and are worth keeping.
    console.error(`${name} could not be measured:`, error);
    process.exitCode = 1;
  }
}

const figures = measured.flatMap((one) =>
  one.figures.map((figure) => ({ ...figure, ...REACHED.get(figure.name) })),
);
const notes = measured.flatMap((one) => one.notes);
console.log([tableOf(figures), ...notes].join('\n'));
if (!figures.every(isWithin)) process.exitCode = 1;
