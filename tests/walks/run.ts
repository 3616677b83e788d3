import { parseCommandLine } from '#schemas/command-line/read-command-line.ts';
import { isWithin, type Figure } from '../bench/figures.ts';
import { tableOf } from '../bench/table.ts';
import { requireBrowser } from '../browser.ts';
import { takeWalks, type Walks } from './take-walks.ts';

const { values } = parseCommandLine({
  name: 'npm run walks --',
  about:
    'Counts the sources that run in a first request, a first click and from a key to the preview, and ends with 1 where there are more than before.',
  flags: { files: { type: 'boolean', about: 'Lists the files of each walk as well.' } },
});

const walks = await takeWalks(await requireBrowser());
const figures = toFigures(walks);
console.log(tableOf(figures));
if (values.files) {
  for (const [name, files] of Object.entries(walks)) console.log(`\n${name}\n${files.join('\n')}`);
}
// The servers stay open else.
process.exit(figures.every(isWithin) ? 0 : 1);

function toFigures({ firstRequest, firstClick, keyToPreview }: Walks): readonly Figure[] {
  return [
    toFigure('files of a first request', firstRequest, { bound: 200, reached: 269 }),
    toFigure('  without components', withoutComponents(firstRequest), { bound: 200 }),
    toFigure('files of a first click', firstClick, { bound: 60, reached: 85 }),
    toFigure('  without components', withoutComponents(firstClick), { bound: 60 }),
    toFigure('files from a key to the preview', keyToPreview, { bound: 120, reached: 320 }),
  ];
}

/** The files that do not depend on which components the page has. */
function withoutComponents(files: readonly string[]): readonly string[] {
  return files.filter((path) => !path.startsWith('registry/'));
}

function toFigure(
  name: string,
  files: readonly string[],
  bounds: Pick<Figure, 'bound' | 'reached'>,
): Figure {
  return { name, value: files.length, unit: 'count', ...bounds };
}
