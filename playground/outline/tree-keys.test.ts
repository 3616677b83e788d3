import { describe, expect, test } from 'vitest';
import { CLIPBOARD_KEYS } from '../layout/clipboard-keys.ts';
import { COMMANDS, readKeyAction, KEY_SHORTCUTS, findRowByPrefix } from './tree-keys.ts';
import type { TreeRow } from './tree-rows.ts';

const NO_KEYS = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const row = (label: string, more: Partial<TreeRow> = {}): TreeRow => ({
  pointer: label,
  label,
  level: 1,
  position: 1,
  setSize: 1,
  childCount: 0,
  canHold: false,
  isExpanded: false,
  ...more,
});
const ROWS = [
  row('Zone', { childCount: 1, isExpanded: true }),
  row('Apple', { parent: 'Zone' }),
  row('Folded', { parent: 'Zone', childCount: 2 }),
  row('apricot', { parent: 'Zone' }),
];
const at = (index: number, key: string, held: Partial<typeof NO_KEYS> = {}) =>
  readKeyAction({ ...NO_KEYS, ...held, key }, ROWS, index);

describe('keys in the tree', () => {
  test.each([
    [0, 'ArrowDown', 1],
    [3, 'ArrowDown', 3],
    [0, 'ArrowUp', 0],
    [2, 'ArrowUp', 1],
    [2, 'Home', 0],
    [1, 'End', 3],
    [1, 'PageDown', 3],
    [3, 'PageUp', 0],
    [0, 'ArrowRight', 1],
    [3, 'ArrowLeft', 0],
  ])('from row %i %s goes to row %i', (index, key, to) => {
    expect(at(index, key)).toEqual({ kind: 'go', index: to });
  });

  test('unfold, fold, select, open the menu, and spell a name', () => {
    expect(at(2, 'ArrowRight')).toEqual({ kind: 'expand', pointer: 'Folded' });
    expect(at(0, 'ArrowLeft')).toEqual({ kind: 'collapse', pointer: 'Zone' });
    expect([at(1, 'Enter'), at(1, ' ')]).toEqual([{ kind: 'select' }, { kind: 'select' }]);
    expect([at(1, 'F10', { shiftKey: true }), at(1, 'ContextMenu')]).toEqual([
      { kind: 'menu' },
      { kind: 'menu' },
    ]);
    expect(at(1, 'a')).toEqual({ kind: 'type', character: 'a' });
  });

  const own = COMMANDS.filter((each) => !CLIPBOARD_KEYS.some((other) => other === each));
  test.each(own)('%s has the keys that its name in the menu says', (command) => {
    const [key = '', ...held] = KEY_SHORTCUTS[command].split('+').toReversed();
    const keys = {
      key: key.length === 1 ? key.toLowerCase() : key,
      shiftKey: held.includes('Shift'),
      altKey: held.includes('Alt'),
    };
    const isWithControl = held.includes('Control');

    const expected = { kind: 'command', command };
    expect(at(1, keys.key, { ...keys, ctrlKey: isWithControl })).toEqual(expected);
    expect(at(1, keys.key, { ...keys, metaKey: isWithControl })).toEqual(expected);
  });

  test.each([
    ['Tab', {}],
    ['F6', {}],
    ['z', { ctrlKey: true }],
    ['c', { ctrlKey: true }],
    ['v', { metaKey: true }],
    ['d', { ctrlKey: true, metaKey: true }],
    ['ArrowUp', { altKey: true, shiftKey: true }],
    ['ArrowLeft', { altKey: true }],
    ['Delete', { shiftKey: true }],
    ['ArrowDown', { shiftKey: true }],
    ['ArrowRight', {}],
  ])('%s with %j is nothing to a row that holds nothing', (key, held) => {
    expect(at(1, key, held)).toBeUndefined();
  });
});

test.each([
  ['ap', 0, 1],
  ['ap', 1, 1],
  ['apr', 1, 3],
  ['a', 1, 3],
  ['aa', 3, 1],
  ['zone', 2, 0],
  ['x', 0, undefined],
])('typing %j at row %i leads to row %s', (typed, index, found) => {
  expect(findRowByPrefix(typed, ROWS, index)).toBe(found);
});
