import { expect, test } from 'vitest';
import { createDiskStore } from '#fixtures/node';
import { PAGE_ID } from '#schemas/schema-ids.ts';
import { checkDocument } from '#schemas/validate/checks/check-document.ts';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { listAllowedComponents, findComponentList } from './allowed-components.ts';

const known = await loadKnownChecks();
const store = createDiskStore('fixtures');
const ZONES = [
  'mainHeaderZone',
  'freeHeaderZone',
  'flexZone',
  'complementaryZone',
  'legalZone',
] as const;
const MISPLACED = new Set(['misplaced-component', 'misplaced-family']);

/** The types that the checks of the project let stand in a list of a page. */
async function accepted(pageWith: (component: unknown) => object): Promise<string[]> {
  const all = [...known.families].map(async ([type, family]) => {
    const component = await store.read(`${family}/${type}/minimal.json`);
    const page = { $schema: PAGE_ID, ...pageWith(component) };
    const codes = checkDocument(page, known).map(({ code }) => code);
    return codes.some((code) => MISPLACED.has(code)) ? [] : [type];
  });
  return (await Promise.all(all)).flat();
}

test.each(ZONES)('what may stand in %s is what the checks let stand there', async (zone) => {
  const path = ['data', zone, 'flexComponents'];
  const list = findComponentList(path, () => undefined, known);

  const allowed = listAllowedComponents(list ?? {}, known);

  expect(list).toEqual({ zone });
  expect(allowed.length).toBeGreaterThan(0);
  expect(allowed).toEqual(
    await accepted((component) => ({ data: { [zone]: { flexComponents: [component] } } })),
  );
});

test('what may stand in a list within a component is what the checks let stand there', async () => {
  const path = ['data', 'flexZone', 'flexComponents', 0, 'cards'];
  const list = findComponentList(path, () => 'cards', known);

  const allowed = listAllowedComponents(list ?? {}, known);

  expect(list).toEqual({ family: 'cards' });
  expect(allowed).toEqual(
    await accepted((component) => ({
      data: { flexZone: { flexComponents: [{ componentType: 'cards', cards: [component] }] } },
    })),
  );
});

test.each<[string, readonly (string | number)[], string | undefined]>([
  ['a list of texts', ['data', 'flexZone', 'flexComponents', 0, 'labels'], 'comparison-cards'],
  ['a zone', ['data', 'flexZone'], undefined],
  ['a component', ['data', 'flexZone', 'flexComponents', 0], 'cards'],
  [
    'a list within a component of unknown type',
    ['data', 'flexZone', 'flexComponents', 0, 'cards'],
    'zzz',
  ],
  [
    'a list within a component without a type',
    ['data', 'flexZone', 'flexComponents', 0, 'cards'],
    undefined,
  ],
  ['a name that objects inherit', ['data', 'constructor', 'flexComponents'], undefined],
])('%s is no list of components', (_, path, type) => {
  expect(findComponentList(path, () => type, known)).toBeUndefined();
});
