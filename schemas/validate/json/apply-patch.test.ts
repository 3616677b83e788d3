import { expect, test } from 'vitest';
import type { PatchOperation } from '../../generated/scenario.ts';
import { applyPatch } from './apply-patch.ts';

const page = () => ({ title: 'Saving', list: [1, 2, 3], inner: { a: 1, 'b/c~d': 2 } });

test.each<[string, PatchOperation, object]>([
  ['adds a member', { op: 'add', path: '/new', value: null }, { ...page(), new: null }],
  [
    'replaces a member that is there when it adds',
    { op: 'add', path: '/title', value: 'x' },
    { ...page(), title: 'x' },
  ],
  [
    'adds before an item',
    { op: 'add', path: '/list/0', value: 0 },
    { ...page(), list: [0, 1, 2, 3] },
  ],
  [
    'adds behind the last item by -',
    { op: 'add', path: '/list/-', value: 4 },
    { ...page(), list: [1, 2, 3, 4] },
  ],
  [
    'adds behind the last item by its index',
    { op: 'add', path: '/list/3', value: 4 },
    { ...page(), list: [1, 2, 3, 4] },
  ],
  [
    'replaces a member below',
    { op: 'replace', path: '/inner/a', value: [] },
    { ...page(), inner: { a: [], 'b/c~d': 2 } },
  ],
  [
    'replaces an item',
    { op: 'replace', path: '/list/2', value: 9 },
    { ...page(), list: [1, 2, 9] },
  ],
  [
    'removes a member whose name is escaped',
    { op: 'remove', path: '/inner/b~1c~0d' },
    { ...page(), inner: { a: 1 } },
  ],
  ['removes an item', { op: 'remove', path: '/list/0' }, { ...page(), list: [2, 3] }],
])('a patch %s', (_, operation, changed) => {
  expect(applyPatch(page(), [operation])).toEqual(changed);
});

test('operations are made one after the other', () => {
  const changed = applyPatch({ list: [] }, [
    { op: 'add', path: '/list/-', value: {} },
    { op: 'add', path: '/list/0/title', value: 'One' },
  ]);

  expect(changed).toEqual({ list: [{ title: 'One' }] });
});

test('what is patched stays as it was', () => {
  const before = page();

  applyPatch(before, [
    { op: 'remove', path: '/list/0' },
    { op: 'add', path: '/inner/z', value: 1 },
  ]);

  expect(before).toEqual(page());
});

test.each<[string, PatchOperation, string]>([
  ['an unknown member', { op: 'replace', path: '/titel', value: 1 }, 'title, list, inner'],
  ['a member within an unknown one', { op: 'add', path: '/x/y', value: 1 }, 'title, list, inner'],
  ['a member of a text', { op: 'add', path: '/title/x', value: 1 }, 'a value without members'],
  ['an item beyond the list', { op: 'add', path: '/list/4', value: 1 }, 'items 0 to 2'],
  ['an item behind the last', { op: 'replace', path: '/list/3', value: 1 }, 'items 0 to 2'],
  ['- where nothing is added', { op: 'remove', path: '/list/-' }, 'items 0 to 2'],
  ['an index with a leading zero', { op: 'remove', path: '/list/01' }, 'items 0 to 2'],
  ['a name in a list', { op: 'add', path: '/list/length', value: 0 }, 'items 0 to 2'],
  ['an inherited member', { op: 'replace', path: '/constructor/name', value: 1 }, 'title, list'],
  ['a prototype', { op: 'add', path: '/__proto__/x', value: 1 }, 'title, list, inner'],
])('a path to %s is refused with what is there', (_, operation, present) => {
  const patch = () => applyPatch(page(), [{ op: 'remove', path: '/list/2' }, operation]);
  const later = () => applyPatch(page(), [{ op: 'add', path: '/ok', value: 1 }, operation]);

  expect(patch).toThrow(`Operation 1 of the patch (${operation.op} ${operation.path})`);
  expect(later).toThrow(present);
});

test('an empty list and an empty object are named as such', () => {
  expect(() => applyPatch([], [{ op: 'remove', path: '/0' }])).toThrow('There: an empty list.');
  expect(() => applyPatch({}, [{ op: 'remove', path: '/a' }])).toThrow('There: an empty object.');
});

test('a member called __proto__ becomes a member, and changes no prototype', () => {
  const changed = applyPatch({ inner: {} }, [
    { op: 'add', path: '/inner/__proto__', value: { polluted: true } },
  ]);

  expect(JSON.stringify(changed)).toBe('{"inner":{"__proto__":{"polluted":true}}}');
  expect(Object.prototype).not.toHaveProperty('polluted');
});
