import { describe, expect, test } from 'vitest';
import type { OutlineItem } from '../state/document/outline.ts';
import { countPlaces, listTreeRows } from './tree-rows.ts';

const item = (pointer: string, depth: number, componentType = 'title'): OutlineItem => ({
  pointer,
  componentType,
  title: pointer,
  depth,
});
const ZONES = ['/data/a', '/data/b'];
const PRESENT = [
  {
    name: 'b',
    pointer: '/data/b',
    items: [item('/b/0', 0, 'cards'), item('/b/0/c/0', 1), item('/b/0/c/1', 1), item('/b/1', 0)],
  },
  { name: 'other', pointer: '/data/other', items: [] },
];
const rowsWith = (...collapsed: readonly string[]) =>
  listTreeRows(PRESENT, {
    zones: ZONES,
    collapsed: new Set(collapsed),
    canHold: (type) => type === 'cards',
  });

describe('the rows of the tree', () => {
  test('are the zones in their order, those that a page lacks or should not have included', () => {
    const zones = rowsWith().filter(({ level }) => level === 1);

    expect(
      zones.map(({ label, position, setSize, childCount, canHold, parent }) => [
        label,
        [position, setSize],
        childCount,
        canHold,
        parent,
      ]),
    ).toEqual([
      ['a', [1, 3], 0, true, undefined],
      ['b', [2, 3], 2, true, undefined],
      ['other', [3, 3], 0, true, undefined],
    ]);
  });

  test('are components below what they stand in, each with its place among those beside it', () => {
    const components = rowsWith().filter(({ level }) => level > 1);

    expect(
      components.map(({ pointer, parent, level, position, setSize, canHold }) => [
        pointer,
        parent,
        level,
        [position, setSize],
        canHold,
      ]),
    ).toEqual([
      ['/b/0', '/data/b', 2, [1, 2], true],
      ['/b/0/c/0', '/b/0', 3, [1, 2], false],
      ['/b/0/c/1', '/b/0', 3, [2, 2], false],
      ['/b/1', '/data/b', 2, [2, 2], false],
    ]);
  });

  test('leave out all that is inside something folded', () => {
    const names = (...collapsed: readonly string[]) =>
      rowsWith(...collapsed).map(({ pointer }) => pointer);

    expect(names('/b/0')).toEqual(['/data/a', '/data/b', '/b/0', '/b/1', '/data/other']);
    expect(names('/data/b')).toEqual(['/data/a', '/data/b', '/data/other']);
    expect(rowsWith('/b/0')[2]).toMatchObject({ isExpanded: false, childCount: 2 });
  });
});

const problem = (pointer: string) =>
  ({ code: 'x', severity: 'error', pointer, message: '', fix: '' }) as const;

test('a problem counts for every value around its place', () => {
  const counts = countPlaces([
    problem('/a/0/title'),
    problem('/a/0'),
    problem('/a/1'),
    problem(''),
  ]);

  expect([...counts]).toEqual([
    ['/a/0/title', 1],
    ['/a/0', 2],
    ['/a', 3],
    ['/a/1', 1],
  ]);
});
