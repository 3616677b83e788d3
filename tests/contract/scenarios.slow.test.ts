// @vitest-environment jsdom
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listScenarios } from '#fixtures';
import { runScenario, store } from './run-scenario.ts';

const scenarios = await listScenarios(store);

const KEBAB_PATH = /^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/;

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

test.each(scenarios.map(({ id, scenario }) => [id, scenario] as const))(
  'the scenario %s reports the problems that it expects, and no other',
  async (_, scenario) => {
    const codes = await runScenario(scenario);

    expect(codes.toSorted()).toEqual((scenario.expectedFaults ?? []).toSorted());
  },
);
