import { expect, test } from 'vitest';
import { dropPlaceOn } from './use-drag.ts';
import type { TreeRow } from './tree-rows.ts';

const FLEX = '/data/flexZone/flexComponents';
const row = (pointer: string, more: Partial<TreeRow> = {}): TreeRow => ({
  pointer,
  label: '',
  level: 2,
  parent: '/data/flexZone',
  position: 1,
  setSize: 1,
  childCount: 0,
  canHold: false,
  isExpanded: false,
  ...more,
});
const { parent: _none, ...ZONE } = row('/data/flexZone', { childCount: 3, isExpanded: true });
const { parent: _no, ...EMPTY } = row('/data/legalZone');
const { parent: _zone, ...UNKNOWN } = row('/data/other');
const ROWS = [
  ZONE,
  row(`${FLEX}/0`),
  row(`${FLEX}/1`, { childCount: 2, isExpanded: true }),
  row(`${FLEX}/2`, { childCount: 2 }),
  EMPTY,
  UNKNOWN,
];
const LISTS: Readonly<Record<string, string>> = {
  '/data/flexZone': FLEX,
  '/data/legalZone': '/data/legalZone/flexComponents',
  [`${FLEX}/1`]: `${FLEX}/1/cards`,
  [`${FLEX}/2`]: `${FLEX}/2/cards`,
};

test.each([
  { where: 'the top of a component', on: [1, 0.2], list: FLEX, at: 0, side: 'before' },
  { where: 'the bottom of one', on: [1, 0.6], list: FLEX, at: 1, side: 'after' },
  { where: 'the top of one that holds others', on: [2, 0.1], list: FLEX, at: 1, side: 'before' },
  { where: 'the middle of it', on: [2, 0.4], list: `${FLEX}/1/cards`, at: 2, side: 'inside' },
  { where: 'above its first', on: [2, 0.9], list: `${FLEX}/1/cards`, at: 0, side: 'after' },
  { where: 'the bottom of a folded one', on: [3, 0.9], list: FLEX, at: 3, side: 'after' },
  { where: 'a zone', on: [0, 0.2], list: FLEX, at: 3, side: 'inside' },
  { where: 'above the first of a zone', on: [0, 0.8], list: FLEX, at: 0, side: 'inside' },
  { where: 'an empty zone', on: [4, 0.9], list: LISTS['/data/legalZone'], at: 0, side: 'inside' },
])('what is dropped on $where goes $side it', ({ on: [index = 0, share = 0], list, at, side }) => {
  const place = dropPlaceOn(ROWS, { index, share }, (holder) => LISTS[holder]);

  expect(place).toEqual({ place: { list, index: at }, index, side });
});

test('nothing can be dropped on a zone that pages do not have, nor beside the rows', () => {
  expect(dropPlaceOn(ROWS, { index: 5, share: 0.5 }, (holder) => LISTS[holder])).toBeUndefined();
  expect(dropPlaceOn(ROWS, { index: 9, share: 0.5 }, (holder) => LISTS[holder])).toBeUndefined();
});
