import { registry } from '#registry';
import type { Measured } from '../figures.ts';
import { fixtures } from '../pages/fixtures.ts';
import { mixedPage } from '../pages/sample-page.ts';
import { bestOfRounds } from '../rounds.ts';
import { cleanCopy, openHandWritten } from './hand-written.ts';
import { openPage } from './living-page.ts';

const MAX_RATIO = 1.15;

/** What rendering a page of 1,000 into an empty document costs, from a finished plan or from clean data. */
export async function measureMounting(): Promise<Measured> {
  const components = mixedPage(1_000, fixtures);
  const { subjectMs, baselineMs } = await bestOfRounds(
    {
      async subject() {
        const page = await openPage(components, registry);
        page.dispose();
        return page.took().planToDomMs;
      },
      async baseline() {
        const clean = await cleanCopy(components);
        const page = openHandWritten();
        const tookMs = page.show(clean);
        page.dispose();
        return tookMs;
      },
    },
    { warmUps: 6, rounds: 25 },
  );
  return {
    figures: [
      {
        name: 'mounting 1,000 components',
        value: subjectMs,
        baseline: baselineMs,
        unit: 'ms',
        bound: MAX_RATIO,
      },
    ],
    notes: [],
  };
}
