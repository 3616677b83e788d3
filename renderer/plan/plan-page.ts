import type { PageModel } from '../page/index.ts';
import type { Registry } from '../registry/index.ts';
import { withDescendants } from '../tree/index.ts';
import { numberOfKey } from './assign-keys.ts';
import type { PlannedZone } from './plan.ts';
import { planItems, type PlanItemsContext } from './plan-items.ts';

/**
 * Decides what of a page to show where. Without a plan before, keys are counted from 1; with one,
 * whatever did not change keeps its key and its very object, also when the whole model is new.
 */
export function planPage(
  model: PageModel,
  registry: Registry,
  previous: readonly PlannedZone[] = [],
): PlannedZone[] {
  let lastNumber = highestNumber(previous);
  const newKey = () => {
    lastNumber += 1;
    return String(lastNumber);
  };
  const context: PlanItemsContext = {
    registry,
    keys: { newKey, ids: new Set() },
  };

  return model.zones.map(({ name, layout, items }) => ({
    name,
    ...(layout && { layout }),
    items: planItems(items, previous.find((zone) => zone.name === name)?.items ?? [], context),
  }));
}

function highestNumber(zones: readonly PlannedZone[]): number {
  return zones
    .flatMap(({ items }) => withDescendants(items))
    .reduce((highest, { key }) => Math.max(highest, numberOfKey(key)), 0);
}
