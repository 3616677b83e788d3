import type { ListPlace } from '../state/structure/edits.ts';
import { splitComponentPointer } from '../state/structure/component-lists.ts';
import type { TreeRow } from './tree-rows.ts';

/** Where something that is dragged would go, and which row says so. */
export interface DropPlace {
  readonly place: ListPlace;
  readonly index: number;
  readonly side: 'before' | 'after' | 'inside';
}

/**
 * Which part of a row, from its top and from its bottom, means beside it where something can also
 * go into it.
 */
const EDGE = 0.3;

/**
 * Where something goes that is dropped on a row, `share` of its height below its top. `listIn`
 * gives the list of what the row stands for, if it can have one.
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
