import { describe, expect, test } from 'vitest';
import { limitOpenItems, toggleItem } from './open-items.ts';

describe('the open items of an accordion', () => {
  test('CO-008 stand in the order of their opening', () => {
    expect(toggleItem(toggleItem([], 2), 0)).toEqual([2, 0]);
  });

  test('CO-006 one that is open is closed, and the others stay as they are', () => {
    expect(toggleItem([2, 0, 1], 0)).toEqual([2, 1]);
  });

  test('CO-007 in exclusive mode the last one stays', () => {
    expect(limitOpenItems([2, 0, 1], true)).toEqual([1]);
    expect(limitOpenItems([], true)).toEqual([]);
  });

  test('are each named once', () => {
    expect(limitOpenItems([2, 0, 2], false)).toEqual([2, 0]);
  });

  test('are a new list with each change', () => {
    const open = [1];

    toggleItem(open, 2);

    expect(open).toEqual([1]);
  });
});
