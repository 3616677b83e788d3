import { expect, test } from 'vitest';
import { listItems, mapSlots, collectDescendants, type Slot } from './index.ts';

interface Named {
  readonly type: string;
  readonly children?: readonly Named[];
}

const slots: readonly Slot<Named>[] = [
  { name: 'top', items: [{ type: 'bar' }] },
  {
    name: 'main',
    items: [],
    zones: [
      {
        name: 'flexZone',
        layout: 'portrait',
        items: [{ type: 'row', children: [{ type: 'first' }, { type: 'second' }] }],
      },
    ],
  },
];

test('items are listed in the order shown, children after what holds them', () => {
  expect(listItems(slots).map(({ type }) => type)).toEqual(['bar', 'row', 'first', 'second']);
  expect(collectDescendants(slots[0]?.items ?? []).map(({ type }) => type)).toEqual(['bar']);
});

test('mapping begins inside and keeps slots and zones as they are', () => {
  const changed = mapSlots<Named, string>(slots, ({ type }, children) =>
    children ? `${type}(${children.join(' ')})` : type,
  );

  expect(changed).toEqual([
    { name: 'top', items: ['bar'] },
    {
      name: 'main',
      items: [],
      zones: [{ name: 'flexZone', layout: 'portrait', items: ['row(first second)'] }],
    },
  ]);
});
