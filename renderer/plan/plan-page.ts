import type { PageModel } from '../page/index.ts';
import type { Registry } from '../registry/index.ts';
import { numberOfKey } from './assign-keys.ts';
import type { PlannedItem, PlannedZone } from './plan.ts';
import { planItems, type PlanItemsContext } from './plan-items.ts';

/**
 * Decides what of a page to show where. Without a plan before, keys are counted from 1; with one,
 * whatever did not change keeps its key and its very object, also when the whole model is new.
 */
export function planPage(
  model: PageModel,
  registry: Registry,
  previous?: readonly PlannedZone[],
): PlannedZone[] {
  let lastNumber = highestNumber(previous ?? []);
  const newKey = () => {
    lastNumber += 1;
    return String(lastNumber);
  };
  const context: PlanItemsContext = {
    registry,
    keys: { newKey, ownIds: new Set() },
  };

  return model.zones.map(({ name, layout, items }) => ({
    name,
    ...(layout && { layout }),
    items: planItems(items, previous?.find((zone) => zone.name === name)?.items ?? [], context),
  }));
}

function highestNumber(zones: readonly PlannedZone[]): number {
  const numbersOf = (items: readonly PlannedItem[]): number[] =>
    items.flatMap((item) => [
      numberOfKey(item.key),
      ...(item.kind === 'part' ? numbersOf(item.children ?? []) : []),
    ]);
  return zones.flatMap(({ items }) => numbersOf(items)).reduce((a, b) => Math.max(a, b), 0);
}
