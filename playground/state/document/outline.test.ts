import { expect, test } from 'vitest';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { createOutlineReader } from './outline.ts';

const readOutline = createOutlineReader(await loadKnownChecks());

test('zones stand in the order of the page, components within them, and cards within those', () => {
  const outline = readOutline({
    data: {
      mainHeaderZone: { flexComponents: [] },
      flexZone: {
        flexComponents: [
          { componentType: 'section-title', title: 'Picked for November' },
          {
            componentType: 'cards',
            cards: [{ componentType: 'service-card', title: 'Saver Plus' }],
          },
        ],
      },
    },
  });

  expect(outline.map(({ name, items }) => [name, items.length])).toEqual([
    ['mainHeaderZone', 0],
    ['flexZone', 3],
  ]);
  expect(outline[1]?.items).toEqual([
    {
      pointer: '/data/flexZone/flexComponents/0',
      componentType: 'section-title',
      title: 'Picked for November',
      depth: 0,
    },
    {
      pointer: '/data/flexZone/flexComponents/1',
      componentType: 'cards',
      title: undefined,
      depth: 0,
    },
    {
      pointer: '/data/flexZone/flexComponents/1/cards/0',
      componentType: 'service-card',
      title: 'Saver Plus',
      depth: 1,
    },
  ]);
});

test.each([[undefined], ['text'], [{}], [{ data: 1 }], [{ data: { flexZone: 1 } }]])(
  '%j has no zones',
  (page) => {
    expect(readOutline(page)).toEqual([]);
  },
);
