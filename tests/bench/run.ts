import { parseCommandLine } from '#schemas/command-line/read-command-line.ts';
import { compareTrees } from './compare-trees.ts';
import { isWithin, toUnmeasured, type Measured } from './figures.ts';
import { INSTRUMENTS } from './instruments.ts';
import { REACHED } from './reached.ts';
import { tableOf } from './table.ts';

const NAMES = INSTRUMENTS.map(({ name }) => name).join(', ');

const { values } = parseCommandLine({
  name: 'npm run bench --',
  about: 'Measures, prints a table, and ends with 1 where a bound does not hold.',
  flags: {
    only: {
      type: 'string',
      value: '<names>',
      about: `Runs these instruments, with commas between them: ${NAMES}.`,
    },
    against: {
      type: 'string',
      value: '<folder>',
      about: 'Measures another tree of the project as well, by turns, and compares the medians.',
    },
    rounds: {
      type: 'string',
      value: '<n>',
      default: '9',
      about: 'How often each of the two trees is measured.',
    },
    navigations: {
      type: 'string',
      value: '<n>',
      default: '100',
      about: 'How many links are followed to count events; 1000 for figures to write down.',
    },
    json: { type: 'boolean', about: 'Prints the figures as one line of JSON instead.' },
  },
});
const asked = values.only?.split(',') ?? INSTRUMENTS.map(({ name }) => name);
const unknown = asked.find((name) => !INSTRUMENTS.some((one) => one.name === name));
if (unknown !== undefined) fail(`There is no instrument "${unknown}". Name some of: ${NAMES}.`);
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) fail('Say --rounds as a whole number from 1 on.');
const navigations = Number(values.navigations);
if (!Number.isInteger(navigations) || navigations < 1) {
  fail('Say --navigations as a whole number from 1 on.');
}

if (values.against !== undefined) {
  const compared = await compareTrees(['.', values.against], asked, { rounds });
  console.log(tableOf(compared));
  process.exit(compared.every(isWithin) ? 0 : 1);
}

const selected = INSTRUMENTS.filter(({ name }) => asked.includes(name));
const measured: Measured[] = [];
for (const { name, measure } of selected) {
  console.error(`Measuring ${name} …`);
  try {
    measured.push(await measure({ navigations }));
  } catch (error) {
    // The other instruments' figures took minutes, and are worth keeping.
    console.error(`${name} could not be measured:`, error);
    measured.push({ figures: [toUnmeasured(name)], notes: [] });
  }
}

const figures = measured.flatMap((one) =>
  one.figures.map((figure) => ({ ...figure, ...REACHED.get(figure.name) })),
);
const notes = measured.flatMap((one) => one.notes);
const table = () => [tableOf(figures), ...notes].join('\n');
console.log(values.json ? JSON.stringify(figures) : table());
if (!figures.every(isWithin)) process.exitCode = 1;

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
