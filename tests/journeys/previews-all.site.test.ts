import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { Digests } from '../digest/compare-digests.ts';
import { listedScenarios, takeAllDigests } from '../digest/take-all-digests.ts';
import { openSite } from './visit.ts';
import { watchPage } from './watch-page.ts';

const { site, visit } = openSite();

const MAX_ALL_SCENARIOS_MS = 900_000;

/** A browser imports modules itself, and says so where a scenario keeps one from coming. */
const OF_FAILED_MODULES =
  /^feature\/element-whose-module-is-(?:empty|missing): error: (?:Access to script at '[^']*\/faulty\/|Failed to load resource: net::ERR_FAILED$)/;

/** The console messages of every scenario while its digest was taken. */
interface Run {
  readonly digests: Digests;
  readonly messages: readonly string[];
}

let opened: Promise<Run> | undefined;

/** Every scenario is looked at once, for both tests. */
const firstRun = () => (opened ??= run((all) => all));

/** One of twelve, last ones first. The check of digests is a second run over all. */
const someBackwards = <Item>(all: readonly Item[]) =>
  all.filter((_, index) => index % 12 === 0).toReversed();

test(
  'PV-003 every scenario opens at its address, which answers with a document, becomes ready, and logs nothing',
  async () => {
    const { digests, messages } = await firstRun();

    expect(digests.size).toBeGreaterThan(90);
    expect(messages.filter((message) => !OF_FAILED_MODULES.test(message))).toEqual([]);
  },
  MAX_ALL_SCENARIOS_MS,
);

test(
  'PV-012 two runs over the same scenarios give equal digests, in whatever order',
  async () => {
    const first = await firstRun();

    const second = await run(someBackwards);

    expect(second.digests.size).toBeGreaterThan(20);
    expect([...second.digests]).toEqual(
      [...second.digests.keys()].map((id) => [id, first.digests.get(id)]),
    );
  },
  2 * MAX_ALL_SCENARIOS_MS,
);

async function run(choose: <Item>(items: readonly Item[]) => readonly Item[]): Promise<Run> {
  const { page } = await visit('/preview/');
  const { address } = site();
  const messages: string[] = [];
  const windows = new Map<Page, { readonly said: readonly string[]; heard: number }>();
  const digests = await takeAllDigests({
    context: page.context(),
    address,
    scenarios: choose(await listedScenarios(address)),
    async onWindow(own) {
      windows.set(own, { said: (await watchPage(own)).consoleMessages, heard: 0 });
      own.on('response', (answer) => {
        const isDocument = answer.request().resourceType() === 'document';
        if (isDocument && answer.status() !== 200) messages.push(`${answer.url()} is not there.`);
      });
    },
    onTaken(id, own) {
      const watched = windows.get(own);
      const news = watched?.said.slice(watched.heard) ?? [];
      if (watched) watched.heard += news.length;
      messages.push(...news.map((what) => `${id}: ${what}`));
    },
  });
  return { digests, messages };
}
