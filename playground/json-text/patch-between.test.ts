import { array, assert, dictionary, jsonValue, nat, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { applyPatch } from '#schemas/validate/json/apply-patch.ts';
import { patchBetween } from './patch-between.ts';

const page = (...titles: readonly string[]) => ({
  data: { flexZone: { flexComponents: titles.map((title) => ({ componentType: 'x', title })) } },
});
const at = (index: number) => `/data/flexZone/flexComponents/${index}`;

test('made on the one value, it gives the other, with its members in the same order', () => {
  assert(
    property(jsonValue({ maxDepth: 4 }), jsonValue({ maxDepth: 4 }), (before, after) => {
      const text = JSON.stringify(after);

      const patched = applyPatch(before, patchBetween(before, JSON.parse(text)));

      expect(JSON.stringify(patched)).toBe(text);
    }),
  );
});

test('the same holds where only a part of a value was changed, added or removed', () => {
  const list = array(dictionary(string({ maxLength: 3 }), jsonValue()), {
    maxLength: 6,
  });
  assert(
    property(list, tuple(nat(), nat(3)), list, (items, [where, removed], added) => {
      const before = { data: items };
      const start = where % (items.length + 1);
      const text = JSON.stringify({ data: items.toSpliced(start, removed, ...added) });

      const patched = applyPatch(before, patchBetween(before, JSON.parse(text)));

      expect(JSON.stringify(patched)).toBe(text);
    }),
  );
});

test.each([
  ['nothing', page('a', 'b'), []],
  ['one text', page('a', 'c'), [{ op: 'replace', path: `${at(1)}/title`, value: 'c' }]],
  [
    'a component before others',
    page('n', 'a', 'b'),
    [{ op: 'add', path: at(0), value: { componentType: 'x', title: 'n' } }],
  ],
  ['a component that is gone', page('b'), [{ op: 'remove', path: at(0) }]],
])('names %s and no more', (_, after, patch) => {
  expect(patchBetween(page('a', 'b'), after)).toEqual(patch);
});
