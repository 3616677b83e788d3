import type { Fault } from '../errors/index.ts';
import type { ClientItem, ClientPlan, ClientSlot, LivePart } from '../plan/client-plan.ts';
import { loadParts, type LoadedParts, type Part } from '../plan/load-parts.ts';
import { nameOf, type Registry } from '../registry/index.ts';

/** Loads the code of everything that lives in the browser. Its words came with the plan. */
export async function loadLiveParts(plan: ClientPlan, registry: Registry): Promise<LoadedParts> {
  const wordsCameAlready = { texts: () => Promise.resolve({}) };
  const { parts, missing } = await loadParts(livePartsOf(plan), registry, wordsCameAlready);
  const words = new Map(Object.entries(plan.words));
  const withWords = [...parts].map(([name, { Component }]): [string, Part] => {
    const own = words.get(name);
    return [name, { Component, ...(own && { words: own }) }];
  });
  return { parts: new Map(withWords), missing };
}

/**
 * A plan in which a part whose code did not arrive is left as the server drew it: it can still be read,
 * which is better than a hole.
 */
export function adoptMissing(plan: ClientPlan, missing: ReadonlyMap<string, Fault>): ClientPlan {
  const adopt = (item: ClientItem): ClientItem => {
    if (item.kind !== 'live') return item;
    if (missing.has(nameOf({ kind: item.entry, id: item.id }))) {
      return { kind: 'adopted', id: item.id, key: item.key };
    }
    return item.children ? { ...item, children: item.children.map(adopt) } : item;
  };
  return {
    ...plan,
    slots: plan.slots.map((slot): ClientSlot => ({
      ...slot,
      items: slot.items.map(adopt),
      ...(slot.zones && {
        zones: slot.zones.map((zone) => ({ ...zone, items: zone.items.map(adopt) })),
      }),
    })),
  };
}

function livePartsOf(plan: ClientPlan): LivePart[] {
  const found: LivePart[] = [];
  const collect = (items: readonly ClientItem[]): void => {
    for (const item of items) {
      if (item.kind !== 'live') continue;
      found.push(item);
      collect(item.children ?? []);
    }
  };
  for (const slot of plan.slots) {
    collect(slot.items);
    slot.zones?.forEach((zone) => collect(zone.items));
  }
  return found;
}
