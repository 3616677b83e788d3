import { expect, test } from 'vitest';
import { openScenario } from '#fixtures';
import { memoryStore } from '#fixtures/backend';
import type { Scenario } from '#schemas/generated/scenario.ts';
import schema from '#schemas/scenario.schema.json' with { type: 'json' };
import { experience } from '../experience.ts';
import { controls } from './controls.ts';
import { SELECTS } from './selects.ts';

const ABOUT_THE_PAGE = ['$schema', 'title', 'description', 'tags', 'page', 'patch'];
const FAULTS = ['faults', 'expectedFaults'];
const PLAIN: Scenario = { title: 'Home', page: { fixture: 'en/individuals' } };
const store = memoryStore({ 'pages/en/individuals.json': { data: {} } });

/** All that a page can know of its visitor, as data. */
async function worldOf(scenario: Scenario): Promise<unknown> {
  const { url, cookies, openedAt, device } = await openScenario(scenario, { store, experience });
  return { url, cookies, openedAt, device };
}

test('every member of a scenario is about its page, a fault, in a select or in a control', () => {
  const names = [
    ...ABOUT_THE_PAGE,
    ...FAULTS,
    ...SELECTS.map(({ id }) => id),
    ...controls.map(({ name }) => name),
  ];

  expect(names.toSorted()).toEqual(Object.keys(schema.properties).toSorted());
});

test('each is chosen in the way that its schema asks for', () => {
  expect(controls.map(({ label, kind, choices }) => [label, kind, choices])).toEqual([
    ['Consent', 'choice', ['', '1', '2', '3']],
    ['Experiment', 'text', []],
    ['Device', 'choice', ['', 'android', 'ios']],
    ['Clock', 'time', []],
    ['Native', 'truth', ['false', 'true']],
  ]);
});

test.each(controls)(
  'what $name says changes the world of the page, or its control says that nothing heeds it',
  async ({ name, choices, valueOf, isHeeded, kind }) => {
    const text = kind === 'time' ? '2027-05-05T05:05:05Z' : (choices.at(-1) ?? 'b');

    const [plain, changed] = await Promise.all([
      worldOf(PLAIN),
      worldOf({ ...PLAIN, [name]: valueOf(text) }),
    ]);

    expect(JSON.stringify(changed) !== JSON.stringify(plain)).toBe(isHeeded);
  },
);
