import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { listScenarios, type NamedScenario } from '#fixtures';
import { createDiskStore } from '#fixtures/node';
import { takeSample } from '../sample/take-sample.ts';
import type { Digests } from '../digest/compare-digests.ts';
import { listedScenarios, takeAllDigests } from '../digest/take-all-digests.ts';
import { openSite } from './visit.ts';
import { watchPage } from './watch-page.ts';

const { site, visit } = openSite();

/** So many are opened by one test. */
const AT_ONCE = 20;

/** A browser imports modules itself, and says so where a scenario keeps one from coming. */
const OF_FAILED_MODULES =
  /^feature\/element-whose-module-is-(?:empty|missing): error: (?:Access to script at '[^']*\/faulty\/|Failed to load resource: net::ERR_FAILED$)/;

/** The digests of scenarios, and the console messages while they were taken. */
interface Run {
  readonly digests: Digests;
  readonly messages: readonly string[];
}

const SCENARIOS = await listScenarios(createDiskStore('fixtures'));
const familyOf = (id: string) => id.slice(0, id.indexOf('/'));

/**
 * Lists the scenarios that the change touches, and some by seed; the check of digests opens all of
 * them.
 */
const CHOSEN = takeSample(SCENARIOS, { count: 2, pathsOf: touching }).map(({ id }) => id);

/** The scenario's file, what it shows, and the folder that makes it. */
function touching({ id, scenario: { page } }: NamedScenario): readonly string[] {
  const { component, fixture, specimen } = page;
  return [
    `fixtures/scenarios/${id}.json`,
    ...(component === undefined
      ? []
      : [`fixtures/${component}.json`, `registry/${component.split('/').slice(0, 2).join('/')}/`]),
    ...(fixture === undefined ? [] : [`fixtures/pages/${fixture}.json`]),
    ...(specimen === undefined ? [] : [`registry/kit/${familyOf(specimen)}/`]),
  ];
}

const GROUPS = Array.from({ length: Math.ceil(CHOSEN.length / AT_ONCE) }, (_, index) => {
  const ids = CHOSEN.slice(index * AT_ONCE, (index + 1) * AT_ONCE);
  return { ids, from: ids[0], to: ids.at(-1) };
});

test.each(GROUPS)(
  'PV-003 scenarios from $from to $to open at their address, become ready and log nothing',
  async ({ ids }) => {
    const { digests, messages } = await run(ids);

    expect([...digests.keys()].toSorted()).toEqual(ids.toSorted());
    expect(messages.filter((message) => !OF_FAILED_MODULES.test(message))).toEqual([]);
  },
);

test(
  'PV-012 two runs over the same scenarios give equal digests, in whatever order',
  { tags: ['deep'] },
  async () => {
    // Some from all over the list.
    const step = Math.ceil(SCENARIOS.length / AT_ONCE);
    const some = SCENARIOS.filter((_, index) => index % step === 0).map(({ id }) => id);

    const first = await run(some);
    const second = await run(some.toReversed());

    expect(first.digests.size).toBe(some.length);
    expect(new Map(second.digests)).toEqual(new Map(first.digests));
  },
);

async function run(ids: readonly string[]): Promise<Run> {
  const { page } = await visit('/open-environment', { until: 'loaded' });
  const { address } = site();
  const messages: string[] = [];
  const windows = new Map<Page, { readonly said: readonly string[]; heard: number }>();
  const listed = new Map((await listedScenarios(address)).map((one) => [one.id, one]));
  const scenarios = ids.flatMap((id) => listed.get(id) ?? []);
  const digests = await takeAllDigests({
    context: page.context(),
    address,
    scenarios,
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
