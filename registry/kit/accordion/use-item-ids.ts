import { useState } from 'react';
import { matchItems } from './match-items.ts';

interface RenderedItems {
  readonly items: readonly unknown[];
  readonly ids: readonly number[];
}

/**
 * Ids for items that bring none: they keep them when others are put before them, moved or removed.
 */
export function useItemIds(items: readonly unknown[]): readonly number[] {
  const [rendered, setRendered] = useState<RenderedItems>(() => ({
    items,
    ids: [...items.keys()],
  }));
  if (rendered.items === items) return rendered.ids;

  const before = rendered.items.map((item, place) => ({
    id: rendered.ids[place] ?? place,
    text: JSON.stringify(item),
  }));
  const ids = matchItems(
    items.map((item) => JSON.stringify(item)),
    before,
  );
  setRendered({ items, ids });
  return ids;
}
