import { parseCommandLine } from '#schemas/command-line/read-command-line.ts';
import { isWithin } from '../bench/figures.ts';
import { tableOf } from '../bench/table.ts';
import { measureStructure } from './structure.ts';

parseCommandLine({
  name: 'npm run check:structure',
  about:
    'Prints how the sources are named and divided, and ends with 1 where a figure is over its bound.',
  flags: {},
});

const figures = measureStructure();
console.log(tableOf(figures));
process.exitCode = figures.every(isWithin) ? 0 : 1;
