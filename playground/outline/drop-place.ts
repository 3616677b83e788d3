import type { ListPlace } from '../state/structure/edits.ts';
import { splitComponentPointer } from '../state/structure/component-lists.ts';
import type { TreeRow } from './tree-rows.ts';

/** The place where a dragged component would go, and the row that shows it. */
export interface DropPlace {
  readonly place: ListPlace;
  readonly index: number;
  readonly side: 'before' | 'after' | 'inside';
}

/**
 * The share of a row's height, from its top and from its bottom, that means beside the row where a
 * component can also go into it.
 */
const EDGE = 0.3;

/**
 * Finds the place of a component that is dropped on a row, `share` of its height below its top.
 * `listIn` returns the list inside the row's component or zone, if it can have one.
 */
export function dropPlaceOn(
  rows: readonly TreeRow[],
  { index, share }: { readonly index: number; readonly share: number },
  listIn: (holder: string) => string | undefined,
): DropPlace | undefined {
  const row = rows[index];
  if (!row) return undefined;
  const { pointer, parent, childCount, isExpanded } = row;
  const inner = listIn(pointer);
  const isInMiddle = parent === undefined || (share > EDGE && share < 1 - EDGE);
  if (inner !== undefined && isInMiddle) {
    // Under the heading of what is open lies its first place.
    const isFirst = isExpanded && share > 1 / 2;
    return { place: { list: inner, index: isFirst ? 0 : childCount }, index, side: 'inside' };
  }
  if (parent === undefined) return undefined;
  const { list, index: position } = splitComponentPointer(pointer);
  const side = share < 1 / 2 ? 'before' : 'after';
  if (side === 'after' && inner !== undefined && isExpanded) {
    return { place: { list: inner, index: 0 }, index, side };
  }
  return { place: { list, index: side === 'before' ? position : position + 1 }, index, side };
}
