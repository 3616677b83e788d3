import { useState } from 'react';

/**
 * Names for the items of a list, which have none: React's identities, which go along when an item
 * moves.
 */
export interface ItemKeys {
  readonly list: readonly number[];
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
  /** Whether it has come since the list was shown. */
  readonly isNew: (key: number) => boolean;
}

interface Keys {
  readonly list: readonly number[];
  readonly next: number;
  readonly first: number;
}

/**
 * The names of as many items as there are now. Items that come or go by other ways do so at the
 * end.
 */
export function useItemKeys(count: number): ItemKeys {
  const [keys, setKeys] = useState<Keys>(() => ({
    ...fitted({ list: [], next: 0 }, count),
    first: count,
  }));
  const fitting = keys.list.length === count ? keys : { ...keys, ...fitted(keys, count) };
  if (fitting !== keys) setKeys(fitting);
  const reorder = (change: (list: number[]) => void) =>
    setKeys((before) => {
      const list = [...before.list];
      change(list);
      return { ...before, list };
    });
  return {
    list: fitting.list,
    remove: (index) => reorder((list) => void list.splice(index, 1)),
    move: (from, to) => reorder((list) => void list.splice(to, 0, ...list.splice(from, 1))),
    isNew: (key) => key >= fitting.first,
  };
}

function fitted({ list, next }: Pick<Keys, 'list' | 'next'>, count: number) {
  const missing = Math.max(0, count - list.length);
  const added = Array.from({ length: missing }, (_, index) => next + index);
  return { list: [...list.slice(0, count), ...added], next: next + missing };
}
