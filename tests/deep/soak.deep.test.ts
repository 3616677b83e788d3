import { expect, test } from 'vitest';
import { PAGES } from '../journeys/pages.ts';
import { createAsk } from './answers.ts';
import { collectGarbage } from '../collect-garbage.ts';

const WARM_UP = 400;
const REQUESTS = 3_000;
const MAX_GROWTH_BYTES = 12_000_000;
const LIMIT_MS = 900_000;

test(
  'thousands of requests leave the memory of the request handler as it was, and its answers too',
  { timeout: LIMIT_MS },
  async () => {
    const ask = await createAsk();
    const first = await answers();
    await askFor(WARM_UP);
    const before = heap();

    await askFor(REQUESTS);
    const growth = heap() - before;
    const last = await answers();

    expect(growth).toBeLessThan(MAX_GROWTH_BYTES);
    expect(last).toEqual(first);

    async function askFor(count: number): Promise<void> {
      for (let index = 0; index < count; index += 1) {
        await ask(PAGES[index % PAGES.length] ?? '');
      }
    }

    function answers() {
      return PAGES.reduce<Promise<string[]>>(
        async (known, path) => [...(await known), (await ask(path)).html],
        Promise.resolve([]),
      );
    }
  },
);

function heap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
