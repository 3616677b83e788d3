import { array, assert, constantFrom, nat, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { matchComponents } from './find-changed-zones.ts';

/** Components that are equal to others now and then, each an object of its own. */
const lists = array(nat(6), { maxLength: 40 }).map((numbers) =>
  numbers.map((number) => ({ type: 'card', number })),
);
const edits = array(tuple(constantFrom('add', 'remove', 'move'), nat(), nat()), { maxLength: 3 });

const NONE = { from: () => undefined, added: [], gone: [] };

test('every component has the place of an equal one, each place is taken once, and what has none is named', () => {
  let found = 0;
  assert(
    property(lists, edits, (before, all) => {
      const now = structuredClone(before);
      for (const [edit, from, to] of all) {
        const taken = edit === 'add' ? [{ type: 'new', number: to }] : cutAt(now, from);
        if (edit !== 'remove') now.splice(to % (now.length + 1), 0, ...taken);
      }

      const matched = matchComponents(before, now);

      const { from, added, gone } = matched ?? NONE;
      found += matched ? 1 : 0;
      const places = now.map((_, index) => from(index));
      const taken = places.filter((place) => place !== undefined);
      expect(new Set(taken).size).toBe(taken.length);
      expect(now.map((own, index) => before[places[index] ?? -1] ?? own)).toEqual(now);
      const stayed = now.flatMap((_, index) => (added.includes(index) ? [] : [places[index]]));
      const expected = before.flatMap((_, place) => (gone.includes(place) ? [] : [place]));
      expect(stayed).toEqual(matched ? expected : places);
    }),
    { numRuns: 1_000 },
  );
  // So few edits are hardly ever too many.
  expect(found).toBeGreaterThan(950);
});

function cutAt<Item>(list: Item[], place: number): Item[] {
  return list.splice(place % (list.length + 1), 1);
}

test('a list in which everything differs is not matched', () => {
  const before = Array.from({ length: 20 }, (_, index) => ({ index }));

  expect(
    matchComponents(
      before,
      before.map(({ index }) => ({ index: -index - 1 })),
    ),
  ).toBeUndefined();
});
