import { describe, expect, test } from 'vitest';
import { groupItems } from './group-items.ts';

const ids = Array.from({ length: 150 }, (_, index) => `i${index}`);
const groupsOf = (items: readonly (string | number)[]) => groupItems(items, groupItems(ids));
const groupOf = (id: string, groups = groupItems(ids)) =>
  groups.find(({ items }) => items.includes(id))?.key;

describe('the groups of an accordion', () => {
  test('hold each item once, in order, and few of them', () => {
    const groups = groupItems(ids);

    expect(groups.flatMap(({ items }) => items)).toEqual(ids);
    expect(groups.map(({ items }) => items.length)).toEqual([64, 64, 22]);
  });

  test('are one where there are few items or none', () => {
    expect(groupItems(['a'])).toEqual([{ key: 0, items: ['a'] }]);
    expect(groupItems([])).toEqual([{ key: 0, items: [] }]);
  });

  test.each([
    ['put before them', ['new', ...ids]],
    ['put between them', ids.toSpliced(70, 0, 'new')],
    ['removed', ids.toSpliced(3, 1)],
  ])('keep their items where others are %s', (_, changed) => {
    const groups = groupsOf(changed);

    expect(groups.flatMap(({ items }) => items)).toEqual(changed);
    for (const id of changed.filter((one) => one !== 'new')) {
      expect(groupOf(id, groups)).toBe(groupOf(id));
    }
  });

  test('stay in the order of the items where these are moved', () => {
    const turned = ids.toReversed();

    expect(groupsOf(turned).flatMap(({ items }) => items)).toEqual(turned);
  });

  test('are made anew where one has grown too large', () => {
    const many = [...Array.from({ length: 500 }, (_, index) => index), ...ids];

    const sizes = groupsOf(many).map(({ items }) => items.length);

    expect(Math.max(...sizes)).toBe(64);
  });
});
