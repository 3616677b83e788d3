import { useState } from 'react';
import { matchItems } from './match-items.ts';

interface Drawn {
  readonly items: readonly unknown[];
  readonly ids: readonly number[];
}

/** Ids for items that bring none: they keep them when others are put before them, moved or removed. */
export function useItemIds(items: readonly unknown[]): readonly number[] {
  const [drawn, setDrawn] = useState<Drawn>(() => ({ items, ids: [...items.keys()] }));
  if (drawn.items === items) return drawn.ids;

  const before = drawn.items.map((item, place) => ({
    id: drawn.ids[place] ?? place,
    text: JSON.stringify(item),
  }));
  const ids = matchItems(
    items.map((item) => JSON.stringify(item)),
    before,
  );
  setDrawn({ items, ids });
  return ids;
}
