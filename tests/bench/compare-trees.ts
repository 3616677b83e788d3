import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { parseFigures, type Figure } from './figures.ts';
import { medianOf } from './percentiles.ts';

/** A time may differ from that of the other tree by so much before it counts. */
const MAX_RATIO = 1.05;

export interface CompareOptions {
  readonly rounds: number;
  /** Measures once in a tree; `measureTree` unless a test has its own. */
  readonly measure?: (folder: string, names: readonly string[]) => Promise<readonly Figure[]>;
}

/**
 * Measures two trees of the project by turns, and gives for each figure that both have the median
 * here against the median there. Times may be 5 % more, counts no more. An instrument that
 * failed in either tree has a row that is within no bound. Rejects where a tree cannot be measured.
 */
export async function compareTrees(
  [here, there]: readonly [here: string, there: string],
  names: readonly string[],
  { rounds, measure = measureTree }: CompareOptions,
): Promise<Figure[]> {
  const taken: Record<'here' | 'there', Figure[]> = { here: [], there: [] };
  const takeHere = async () => void taken.here.push(...(await measure(here, names)));
  const takeThere = async () => void taken.there.push(...(await measure(there, names)));
  for (let round = 0; round < rounds; round += 1) {
    // Whatever else the machine does hits both alike, and neither is always the first.
    const [first, second] = round % 2 === 0 ? [takeHere, takeThere] : [takeThere, takeHere];
    await first();
    await second();
  }
  const shared = new Set(taken.there.map(({ name }) => name));
  const own = new Map(taken.here.map((figure) => [figure.name, figure]));
  const unmeasured = [...taken.here, ...taken.there].filter(({ value }) => Number.isNaN(value));
  const compared = [...own.values()]
    .filter(({ name, value }) => shared.has(name) && !Number.isNaN(value))
    .map(({ name, unit }) => {
      const figure = { name, unit, value: medianOfFigure(taken.here, name) };
      const baseline = medianOfFigure(taken.there, name);
      // Nothing is a multiple of none.
      if (baseline === 0) return { ...figure, bound: 0 };
      return { ...figure, baseline, bound: unit === 'count' ? 1 : MAX_RATIO };
    });
  return [...compared, ...new Map(unmeasured.map((figure) => [figure.name, figure])).values()];
}

function medianOfFigure(figures: readonly Figure[], name: string): number {
  return medianOf(figures.filter((figure) => figure.name === name).map(({ value }) => value));
}

/** Runs the bench of a tree in a process of its own. */
async function measureTree(folder: string, names: readonly string[]): Promise<readonly Figure[]> {
  const args = ['tests/bench/run.ts', '--only', names.join(','), '--json'];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const lastLine = output.trimEnd().split('\n').at(-1) ?? '';
  try {
    // The bench prints nothing after it.
    return parseFigures(lastLine);
  } catch {
    throw new Error(
      `${folder} gave no figures. Its bench has to know --json, and what it needs has to be installed there.`,
    );
  }
}
