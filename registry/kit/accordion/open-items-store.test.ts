import { describe, expect, test } from 'vitest';
import { createOpenItems, type OpenItems, limitOpenItems, toggleItem } from './open-items-store.ts';

/** A store of the items a, b and c, and who was called by it. */
function make(open: OpenItems = [], isExclusive = false) {
  const store = createOpenItems({ isExclusive, open });
  const calls: string[] = [];
  const ends = ['a', 'b', 'c'].map((item) => store.watchItem(item, () => calls.push(item)));
  const changes: OpenItems[] = [];
  const end = store.watch((next) => changes.push(next));
  const opened = () => ['a', 'b', 'c'].filter((item) => store.isOpen(item));
  return { store, calls, changes, opened, ends, end };
}

describe('the open items of an accordion', () => {
  test('only what has opened or closed is notified', () => {
    const { store, calls } = make(['a']);

    store.toggle('b');
    store.toggle('b');
    store.setOpen(['c']);

    expect(calls).toEqual(['b', 'b', 'a', 'c']);
  });

  test('each change is reported once with the whole list, in the order of opening', () => {
    const { store, changes, opened } = make(['b']);

    store.open('a');
    store.open('a');
    store.toggle('b');

    expect(changes).toEqual([['b', 'a'], ['a']]);
    expect(opened()).toEqual(['a']);
  });

  test('who has ended watching is not called any more, and others are', () => {
    const { store, calls, changes, ends, end } = make();
    const others: string[] = [];
    store.watchItem('a', () => others.push('a'));

    ends.forEach((stop) => stop());
    end();
    store.open('a');

    expect([calls, changes]).toEqual([[], []]);
    expect(others).toEqual(['a']);
  });

  test('who watches again after all had ended is called', () => {
    const { store, calls, ends } = make();
    ends.forEach((stop) => stop());

    store.watchItem('a', () => calls.push('again'));
    store.open('a');

    expect(calls).toEqual(['again']);
  });

  test('in exclusive mode the last one stays, from the beginning and from then on', () => {
    const { store, opened, changes } = make(['a', 'b'], true);
    expect(opened()).toEqual(['b']);

    store.open('c');
    expect(opened()).toEqual(['c']);

    store.setExclusive(false);
    store.open('a');
    store.setExclusive(true);
    expect(opened()).toEqual(['a']);
    expect(changes).toEqual([['c'], ['c', 'a'], ['a']]);
  });

  test('what is not there any more closes, and that is reported', () => {
    const { store, opened, changes } = make(['a', 'b']);

    store.retain(['b', 'c']);
    store.retain(['b']);

    expect(opened()).toEqual(['b']);
    expect(changes).toEqual([['b']]);
  });

  test('an owner that keeps them is notified of each change, and makes it', () => {
    const { store, opened, changes, calls } = make();
    store.control(['a']);
    expect([opened(), calls]).toEqual([['a'], ['a']]);

    store.toggle('b');
    store.retain(['b']);
    store.setExclusive(true);
    expect(opened()).toEqual(['a']);
    expect(changes).toEqual([['a', 'b']]);

    store.control(['a']);
    expect(calls).toEqual(['a']);
    store.control(['a', 'b']);
    expect(opened()).toEqual(['b']);
    expect(changes).toHaveLength(1);
  });
});

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
