import { expect, test } from 'vitest';
import { listScenarios } from '#fixtures';
import { PAGE_ID } from '#schemas/schema-ids.ts';
import { checkDocument } from '#schemas/validate/checks/check-document.ts';
import { fixtureFiles } from '../environment/fixture-files.ts';
import { known } from '../state/structure/sample-page.testing.ts';
import { loadPaletteItems } from './palette-items.ts';

const types = [...known.components.keys()];
const items = await loadPaletteItems(types, known);

test('every type can be added, with a sentence of its own', () => {
  expect(items.map(({ type }) => type)).toEqual(types);
  expect(items.filter(({ sentence }) => !/^[A-Z].*\.$/.test(sentence))).toEqual([]);
  expect(new Set(items.map(({ sentence }) => sentence)).size).toBe(types.length);
});

test.each(items)('$type is valid as it is added', ({ component, type }) => {
  const [zone = 'flexZone'] = known.components.get(type)?.zones ?? [];
  const page = { $schema: PAGE_ID, data: { [zone]: { flexComponents: [component] } } };
  const errors = checkDocument(page, known).filter(({ severity }) => severity === 'error');

  expect(errors).toEqual([]);
});

test('each picture is a scenario of the very type with everything, and a type without one is without a picture', async () => {
  const scenarios = await listScenarios(fixtureFiles);
  const pageOf = (id: string) => scenarios.find((each) => each.id === id)?.scenario.page;

  for (const { type, scenario } of items) {
    const family = known.families.get(type);
    const names = ['full', 'minimal'].filter((name) => pageOf(`${type}/${name}`));
    expect(scenario).toBe(names[0] && `${type}/${names[0]}`);
    expect(names.map((name) => pageOf(`${type}/${name}`))).toEqual(
      names.map((name) => ({ component: `${family}/${type}/${name}` })),
    );
  }
});

test('a type that nobody knows cannot be added', async () => {
  expect(await loadPaletteItems(['zzz'], known)).toEqual([]);
});
