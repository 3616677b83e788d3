import home from '../../../fixtures/pages/en/individuals.json' with { type: 'json' };
import type { Measured } from '../figures.ts';
import { worstPage } from '../pages/worst-page.ts';
import { bestOfRounds } from '../rounds.ts';
import { servePage, type ServedPage } from './served-page.ts';

const HOME_PAGES = 20;
const ROUNDS = 30;
const WARM_UPS = 3;

/**
 * Measures how long others wait for a page at every limit: at most as long as for twenty home
 * pages, or for parsing it.
 */
export async function measureHold(): Promise<Measured> {
  const text = JSON.stringify(worstPage());
  const worst = servePage(text);
  const homePage = servePage(JSON.stringify(home));
  const { subjectMs: homeMs, baselineMs: parseMs } = await bestOfRounds(
    { subject: async () => void (await homePage.render()), baseline: () => void JSON.parse(text) },
    { warmUps: 100, rounds: 300 },
  );

  const holds: number[] = [];
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    const hold = await longestHold(worst);
    if (round >= 0) holds.push(hold);
  }
  const figure = {
    name: 'longest hold of the loop, page at every limit',
    value: Math.min(...holds),
    baseline: Math.max(HOME_PAGES * homeMs, parseMs),
    unit: 'ms',
    bound: 1,
  } as const;
  const times = `home page ${homeMs.toFixed(2)} ms, parsing ${parseMs.toFixed(2)} ms`;
  return { figures: [figure], notes: [`holds of the loop: ${times}`] };
}

/**
 * Milliseconds that this thread has worked: what else the machine does in between is no hold of the
 * page's.
 */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** The longest work between two turns of the event loop while a page is made. */
async function longestHold(page: ServedPage): Promise<number> {
  let longest = 0;
  let isOver = false;
  let before = workedMs();
  const turn = () => {
    const now = workedMs();
    longest = Math.max(longest, now - before);
    before = now;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await page.render();
  isOver = true;
  await new Promise((resolve) => void setImmediate(resolve));
  return longest;
}
