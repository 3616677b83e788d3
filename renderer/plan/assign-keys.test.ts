import { describe, expect, test } from 'vitest';
import { assignKeys, type UnkeyedItem } from './assign-keys.ts';

type NewItem = Partial<UnkeyedItem> & { readonly hash: string };

/** Items as they stood before, their keys in the order given. */
function before(...items: readonly (NewItem & { readonly key: string })[]) {
  return items.map(({ key, hash, type = 'note', state = 'static' }) => ({
    item: { key, state, type },
    hash,
  }));
}

function keysOf(items: readonly NewItem[], known = before(), lastKey = 100): string[] {
  let last = lastKey;
  const pageKeys = { newKey: () => String((last += 1)), ids: new Set<string>() };
  const unkeyed = items.map((item) => ({ state: 'valid', type: 'note', ...item }));
  return assignKeys(unkeyed, known, pageKeys).map(({ key }) => key);
}

describe('the key of a component', () => {
  test('is its own id, whatever had that id before', () => {
    const known = before({ key: 'offer', hash: 'old' }, { key: '1', hash: 'new' });

    const keys = keysOf([{ id: 'offer', hash: 'new' }], known);

    expect(keys).toEqual(['offer']);
  });

  test('is that of an equal component before, wherever that one stood', () => {
    const known = before({ key: '1', hash: 'a' }, { key: '2', hash: 'b' }, { key: '3', hash: 'c' });

    const keys = keysOf([{ hash: 'c' }, { hash: 'a' }, { hash: 'b' }], known);

    expect(keys).toEqual(['3', '1', '2']);
  });

  test('is, in order, that of a component of the same type that found no successor', () => {
    const known = before(
      { key: '1', type: 'card', hash: 'a' },
      { key: '2', hash: 'b' },
      { key: '3', hash: 'c' },
      { key: '4', hash: 'd' },
    );

    const keys = keysOf([{ hash: 'x' }, { hash: 'c' }, { hash: 'y' }], known);

    expect(keys).toEqual(['2', '3', '4']);
  });

  test('is new where nothing of its type is left, also for a faulty one in the place of a good one', () => {
    const known = before({ key: '1', type: 'card', hash: 'a' }, { key: '2', hash: 'b' });

    const keys = keysOf(
      [{ hash: 'x' }, { hash: 'y' }, { type: 'card', state: 'faulty', hash: 'z' }],
      known,
    );

    expect(keys).toEqual(['2', '101', '102']);
  });

  test('is given once to components that are equal to each other', () => {
    const known = before({ key: '1', hash: 'a' }, { key: '2', hash: 'a' });

    const keys = keysOf([{ hash: 'a' }, { hash: 'a' }, { hash: 'a' }], known);

    expect(keys).toEqual(['1', '2', '101']);
  });

  test('is the own id of the first only, where two components bear the same', () => {
    const known = before({ key: 'offer', hash: 'a' }, { key: '1', hash: 'b' });

    const keys = keysOf(
      [
        { id: 'offer', hash: 'a' },
        { id: 'offer', hash: 'b' },
      ],
      known,
    );

    expect(keys).toEqual(['offer', '1']);
  });

  test('never is an id that an equal component had and another one bears now', () => {
    const known = before({ key: 'offer', hash: 'a' });

    const keys = keysOf([{ hash: 'a' }, { id: 'offer', hash: 'b' }], known);

    expect(keys).toEqual(['101', 'offer']);
  });

  test('stands on the page once, also where two lists of it bear the same id', () => {
    const pageKeys = { newKey: () => '7', ids: new Set<string>() };
    const items = [{ state: 'valid', type: 'note', id: 'offer', hash: 'a' }];

    const [first, second] = [1, 2].map(() => assignKeys(items, before(), pageKeys));

    expect(first?.[0]?.key).toBe('offer');
    expect(second?.[0]?.key).toBe('7');
  });
});

test('2,000 equal components are matched by looking at each a fixed number of times', () => {
  let looks = 0;
  const counted = (key: string) => ({
    item: { key, state: 'static', type: 'note' },
    get hash() {
      looks += 1;
      return 'same';
    },
  });
  const known = Array.from({ length: 2000 }, (_, index) => counted(String(index + 1)));
  const items = known.map(() => ({
    state: 'valid',
    type: 'note',
    get hash() {
      looks += 1;
      return 'same';
    },
  }));

  const assigned = assignKeys(items, known, { newKey: () => 'new', ids: new Set() });

  expect(assigned.map(({ key }) => key)).toEqual(known.map(({ item }) => item.key));
  expect(looks).toBeLessThanOrEqual(2 * 2000);
});
