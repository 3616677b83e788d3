// @vitest-environment jsdom
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listScenarios, type NamedScenario } from '#fixtures';
import { listDigestEvents } from '../digest/list-digest-events.ts';
import { readStoredDigest } from '../digest/stored-digests.ts';
import { collectFailures } from '../sample/collect-failures.ts';
import { componentPaths, isFirstOf } from '../sample/component-paths.ts';
import { takeSample } from '../sample/take-sample.ts';
import { runScenario, store } from './run-scenario.ts';

const scenarios = await listScenarios(store);

const KEBAB_PATH = /^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/;

/** The deep tests open all of them. */
const COUNT = 10;

const EVENT_TYPES = [
  'ECOMMERCE',
  'ELEMENTS_ACTIONS',
  'ERROR',
  'EVENT',
  'FORM_STEP',
  'INSIGHT',
  'PAGE',
  'SEARCH',
];

/** One of each component and part, and one of each problem, is opened in every run. */
const folderOf = ({ id }: NamedScenario) => id.split('/')[0] ?? '';
const faultsOf = ({ scenario }: NamedScenario) => String(scenario.expectedFaults);
const isFirstInFolder = isFirstOf(scenarios, folderOf);
const isFirstWithFaults = isFirstOf(scenarios, faultsOf);

test('every scenario file is listed, under an id of its own that can stand in an address', () => {
  const files = globSync('fixtures/scenarios/**/*.json', { exclude: ['**/*.invalid.json'] });
  const types = scenarios.map(({ id }) => id);

  expect(types).toHaveLength(files.length);
  expect(new Set(types).size).toBe(types.length);
  expect(types.filter((id) => !KEBAB_PATH.test(id))).toEqual([]);
});

test('no two scenarios have the same title, and each has tags to be found by', () => {
  const titles = scenarios.map(({ scenario }) => scenario.title);
  const untagged = scenarios.filter(({ scenario: { tags = [] } }) => tags.length === 0);

  expect(new Set(titles).size).toBe(titles.length);
  expect(untagged).toEqual([]);
});

test('a scenario of something broken expects a problem', () => {
  const broken = scenarios.filter(
    ({ id, scenario: { tags = [] } }) => id.endsWith('/broken') || tags.includes('broken'),
  );
  const harmless = broken.filter(({ scenario }) => !scenario.expectedFaults?.length);

  expect(broken.length).toBeGreaterThan(5);
  expect(harmless.map(({ id }) => id)).toEqual([]);
});

test('each scenario reports the problems that it expects, and no other', async () => {
  const sample = takeSample(scenarios, {
    count: COUNT,
    pathsOf: pathsOfScenario,
    always: (each) => isFirstInFolder(each) || isFirstWithFaults(each),
  });

  const failures = await collectFailures(
    sample,
    ({ id }) => id,
    async ({ scenario }) => {
      const codes = await runScenario(scenario);

      expect(codes.toSorted()).toEqual((scenario.expectedFaults ?? []).toSorted());
    },
  );

  expect(failures).toEqual([]);
});

test('each scenario shows the events that it expects, and some scenario each type of them', async () => {
  const missing: string[] = [];
  const types = new Set<string>();
  for (const { id, scenario } of scenarios) {
    const { expectedEvents } = scenario;
    if (!expectedEvents) continue;
    // oxlint-disable-next-line no-await-in-loop -- they are few.
    const listed = listDigestEvents((await readStoredDigest(id)) ?? '');
    missing.push(...expectedEvents.filter((event) => !listed.includes(event)));
    expectedEvents.forEach((event) => types.add(event.slice(0, event.indexOf(' '))));
  }

  expect(missing).toEqual([]);
  expect([...types].toSorted()).toEqual(EVENT_TYPES);
});

function pathsOfScenario({ id, scenario: { page } }: NamedScenario): string[] {
  const own = `fixtures/scenarios/${id}.json`;
  if (page.specimen) return [own, `registry/kit/${page.specimen.split('/')[0]}/`];
  if (page.path) return [own, 'site/experience.json'];
  if (page.component) return [own, ...componentPaths(page.component.split('/')[1] ?? '')];
  return [own, `fixtures/pages/${page.fixture}.json`];
}
