import { decideRoute } from '#renderer/routing';
import type { Measured } from '../figures.ts';
import { bestOfRounds } from '../rounds.ts';

const MAX_RATIO = 10;
const FEW = 10;
const MANY = 10_000;
const LOOKUPS = 1_000;

/**
 * Measures the time to find the last of many routes, or that there is none, against the same in a
 * small table.
 */
export async function measureRoutes(): Promise<Measured> {
  const few = tableOf(FEW);
  const many = tableOf(MANY);
  const figures = [];
  for (const [what, pathIn] of [
    ['the last of', (count: number) => `/en/topic-${count - 1}/saving`],
    ['none of', () => '/en/topic/none/at/all'],
  ] as const) {
    const { subjectMs, baselineMs } = await bestOfRounds(
      {
        subject: () => lookUp(many, pathIn(MANY)),
        baseline: () => lookUp(few, pathIn(FEW)),
      },
      { warmUps: 20, rounds: 100 },
    );
    figures.push({
      name: `routes, ${what} 10,000 against ${what} 10`,
      value: subjectMs,
      baseline: baselineMs,
      unit: 'ms',
      bound: MAX_RATIO,
    } as const);
  }
  return { figures, notes: [] };
}

function tableOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    pathPattern: `/:language/topic-${index}/:page`,
  }));
}

/** One of a thousandth of a millisecond could not be measured. */
function lookUp(routes: ReturnType<typeof tableOf>, path: string): void {
  const url = new URL(`https://www.bench.test${path}`);
  const facts = { context: new Map(), session: 'unauthenticated' } as const;
  const expected = path.endsWith('saving') ? 'show' : 'not-found';
  for (let time = 0; time < LOOKUPS; time += 1) {
    const { status } = decideRoute(routes, url, () => facts);
    if (status !== expected) throw new Error(`The decision is ${status}, not ${expected}.`);
  }
}
