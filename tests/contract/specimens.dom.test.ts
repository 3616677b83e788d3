import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { listScenarios } from '#fixtures';
import { kitSpecimens } from '#registry/specimens';
import { store } from './run-scenario.ts';

const scenarios = await listScenarios(store);

test.each(Object.entries(kitSpecimens))(
  'every state of the kit part %s has a scenario of its name, and no scenario shows another',
  async (part, load) => {
    const states = Object.keys(await load());
    const own = scenarios.filter(({ id }) => id.startsWith(`kit-${part}/`));

    expect(states.length).toBeGreaterThan(0);
    expect(own.map(({ scenario }) => scenario.page.specimen ?? '').toSorted()).toEqual(
      states.map((state) => `${part}/${state}`).toSorted(),
    );
  },
);

test('every file of specimens is among those that previews have', () => {
  const files = globSync('registry/kit/*/*.specimens.tsx');

  expect(Object.keys(kitSpecimens).toSorted()).toEqual(
    files.map((file) => basename(file, '.specimens.tsx')).toSorted(),
  );
});
