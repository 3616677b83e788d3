import { expect, test } from 'vitest';
import type { Digests } from '../digest/compare-digests.ts';
import { listedScenarios, takeAllDigests } from '../digest/take-all-digests.ts';
import { openSite } from './visit.ts';
import { watchPage } from './watch-page.ts';

const { site, visit } = openSite();

const ALL_SCENARIOS_AT_MOST_MS = 150_000;

/** What was told by every scenario while its digest was taken. */
interface Run {
  readonly digests: Digests;
  readonly messages: readonly string[];
}

let opened: Promise<Run> | undefined;

/** Both tests look at every scenario once; for the first time they do it together. */
const firstRun = () => (opened ??= runAll((ids) => ids));

test(
  'PV-003 every scenario opens at its address, becomes ready, and says nothing',
  async () => {
    const { digests, messages } = await firstRun();

    expect(digests.size).toBeGreaterThan(90);
    expect(messages).toEqual([]);
  },
  ALL_SCENARIOS_AT_MOST_MS,
);

test(
  'PV-012 two runs over the same scenarios give equal digests, in whatever order',
  async () => {
    const first = await firstRun();

    const second = await runAll((scenarios) => scenarios.toReversed());

    expect(first.digests.size).toBeGreaterThan(90);
    expect(Object.fromEntries(second.digests)).toEqual(Object.fromEntries(first.digests));
  },
  2 * ALL_SCENARIOS_AT_MOST_MS,
);

async function runAll(inOrder: <Item>(items: readonly Item[]) => readonly Item[]): Promise<Run> {
  const { page } = await visit('/preview/');
  const { address } = site();
  const watches: { readonly id: string; readonly said: readonly string[] }[] = [];
  const digests = await takeAllDigests({
    context: page.context(),
    address,
    scenarios: inOrder(await listedScenarios(address)),
    async onPage(own, id) {
      watches.push({ id, said: (await watchPage(own)).consoleMessages });
    },
  });
  const messages = watches.flatMap(({ id, said }) => said.map((what) => `${id}: ${what}`));
  return { digests, messages };
}
