import { isEqual } from '#schemas/is-equal.ts';
import { isRecord } from '#schemas/is-record.ts';
import { splitPointer } from '#schemas/problems/pointer.ts';
import { getValueByPath } from '../fill/fill-field.ts';
import { findCounterpart } from './find-counterpart.ts';

/** Pointers to the components of two pages that differ, or that only one of them has. */
export interface Differences {
  readonly here: readonly string[];
  readonly there: readonly string[];
}

/**
 * Finds what differs between two pages: of each the components in its zones that the other has
 * otherwise, in another place among the others, or not at all.
 */
export function findDifferences(here: unknown, there: unknown): Differences {
  return { here: listDiffering(here, there), there: listDiffering(there, here) };
}

function listDiffering(page: unknown, other: unknown): readonly string[] {
  let last = '';
  return listComponents(page).filter((pointer) => {
    const counterpart = findCounterpart(pointer, page, other);
    if (counterpart === undefined) return true;
    const isMoved = isBefore(counterpart, last);
    if (!isMoved) last = counterpart;
    return isMoved || !isEqual(valueAt(page, pointer), valueAt(other, counterpart));
  });
}

function listComponents(page: unknown): readonly string[] {
  const data = isRecord(page) ? page['data'] : undefined;
  return Object.entries(isRecord(data) ? data : {}).flatMap(([zone, value]) => {
    const components = isRecord(value) ? value['flexComponents'] : undefined;
    const count = Array.isArray(components) ? components.length : 0;
    return Array.from({ length: count }, (_, index) => `/data/${zone}/flexComponents/${index}`);
  });
}

/** Returns true if a component stands before another one in the same zone. */
function isBefore(pointer: string, other: string): boolean {
  const [path, otherPath] = [splitPointer(pointer), splitPointer(other)];
  return path[1] === otherPath[1] && Number(path[3]) < Number(otherPath[3]);
}

function valueAt(page: unknown, pointer: string): unknown {
  return getValueByPath(page, splitPointer(pointer));
}
