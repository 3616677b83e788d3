import { expect, test } from 'vitest';
import { findComponents } from './components.ts';
import { loadKnownChecks } from './validate/known-checks.ts';
import { shape } from './generated/page-response.check.ts';

const { components } = await loadKnownChecks();

test('components are found in the order written, with zone and family, nested ones included', () => {
  const card = { componentType: 'service-card' };
  const cards = { componentType: 'cards', cards: [card] };
  const unknown = { componentType: 'teaser', cards: [card] };
  const page = {
    data: {
      freeHeaderZone: { flexComponents: [cards] },
      flexZone: { flexComponents: [unknown, 'no component'] },
    },
  };

  const found = findComponents(page, shape, (type) => components.get(type));

  const inHeader = '/data/freeHeaderZone/flexComponents/0';
  expect(found).toEqual([
    { component: cards, pointer: inHeader, zone: 'freeHeaderZone' },
    { component: card, pointer: `${inHeader}/cards/0`, family: 'cards' },
    { component: unknown, pointer: '/data/flexZone/flexComponents/0', zone: 'flexZone' },
    { component: 'no component', pointer: '/data/flexZone/flexComponents/1', zone: 'flexZone' },
  ]);
});

test.each([[undefined], [null], [[]], [{ data: { flexZone: { flexComponents: {} } } }]])(
  'a document of a wrong shape (%j) holds none',
  (document) => {
    expect(findComponents(document, shape, () => undefined)).toEqual([]);
  },
);
