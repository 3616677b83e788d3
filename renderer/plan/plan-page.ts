import type { PageModel } from '../page/index.ts';
import type { Registry } from '../registry/index.ts';
import type { PlannedItem, PlannedZone } from './plan.ts';
import { planItems, type PlanItemsContext } from './plan-items.ts';

/**
 * Decides what of a page to show where. Without a plan before, keys are counted from 1; with one, whatever
 * did not change keeps its key and its very object, also when the whole model was fetched anew.
 */
export function planPage(
  model: PageModel,
  registry: Registry,
  previous?: readonly PlannedZone[],
): PlannedZone[] {
  let lastKey = highestKey(previous ?? []);
  const context: PlanItemsContext = {
    registry,
    keepsBefore: previous !== undefined,
    newKey() {
      lastKey += 1;
      return String(lastKey);
    },
  };

  return model.zones.map(({ name, layout, items }) => ({
    name,
    ...(layout && { layout }),
    items: planItems(items, previous?.find((zone) => zone.name === name)?.items ?? [], context),
  }));
}

/** An author's id begins with a letter, so the keys that are numbers are ours. */
function highestKey(zones: readonly PlannedZone[]): number {
  const keyNumbers = (items: readonly PlannedItem[]): number[] =>
    items.flatMap((item) => [
      Number(item.key) || 0,
      ...(item.kind === 'part' ? keyNumbers(item.children ?? []) : []),
    ]);
  return zones.flatMap(({ items }) => keyNumbers(items)).reduce((a, b) => Math.max(a, b), 0);
}
