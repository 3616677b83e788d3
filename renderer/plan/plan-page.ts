import type { PageModel } from '../page/index.ts';
import type { Registry } from '../registry/index.ts';
import { collectDescendants } from '../tree/index.ts';
import { numberOfKey } from './assign-keys.ts';
import { markSecondHeaders } from './page-headers.ts';
import type { PlannedZone } from './plan.ts';
import { sortLeadersFirst } from './sort-leaders-first.ts';
import { markTitleLevels } from './title-levels.ts';
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
  let lastNumber = getHighestNumber(previous);
  const newKey = () => {
    lastNumber += 1;
    return String(lastNumber);
  };
  const context: PlanItemsContext = {
    registry,
    keys: { newKey, ids: new Set() },
  };

  const zones = markTitleLevels(markSecondHeaders(model.zones, registry), registry);
  return zones.map(({ name, layout, items }) => ({
    name,
    ...(layout && { layout }),
    items: planItems(
      sortLeadersFirst(items, registry),
      previous.find((zone) => zone.name === name)?.items ?? [],
      context,
    ),
  }));
}

/** The highest of the keys that we counted. */
export function getHighestNumber(zones: readonly PlannedZone[]): number {
  return zones
    .flatMap(({ items }) => collectDescendants(items))
    .reduce((highest, { key }) => Math.max(highest, numberOfKey(key)), 0);
}
