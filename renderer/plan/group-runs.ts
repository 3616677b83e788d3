import type { Slot } from '../tree/index.ts';
import type { PlannedItem } from './plan.ts';

/** Neighbours in a zone that have nothing to do in a browser: one element. */
export interface StaticRun {
  readonly state: 'run';
  readonly type: 'run';
  /** The key of the first of them. */
  readonly key: string;
  readonly children?: never;
}

/** The same slots, in whose zones each run of neighbours is one item with the key of its first. */
export function groupRuns(
  slots: readonly Slot<PlannedItem>[],
  isInRun: (item: PlannedItem) => boolean,
): Slot<PlannedItem | StaticRun>[] {
  return slots.map(({ zones, ...slot }) => ({
    ...slot,
    ...(zones && {
      zones: zones.map((zone) => ({ ...zone, items: runsOf(zone.items, isInRun) })),
    }),
  }));
}

function runsOf(
  items: readonly PlannedItem[],
  isInRun: (item: PlannedItem) => boolean,
): (PlannedItem | StaticRun)[] {
  return items.flatMap((item, index) => {
    if (!isInRun(item)) return item;
    const before = items[index - 1];
    if (before && isInRun(before)) return [];
    return { state: 'run', type: 'run', key: item.key };
  });
}
