import type { Problem } from '../errors/index.ts';
import type { ClientItem, ClientPlan } from '../plan/client-plan.ts';
import { nameOf } from '../registry/index.ts';
import type { StaticViewItem, ViewPlan } from '../view/index.ts';

/**
 * A plan as it is drawn over what a server drew. Each adopted part knows its element. A part whose code did
 * not arrive is adopted too: it can still be read, which is better than a hole.
 */
export function hydrationView(
  plan: ClientPlan,
  missing: ReadonlyMap<string, Problem>,
  page: Element,
): ViewPlan {
  const slots = page.querySelectorAll<HTMLElement>('.slot');
  const rendered = Map.groupBy(slots, ({ dataset }) => `${dataset['type']} ${dataset['key']}`);

  const toView = (item: ClientItem): ClientItem | StaticViewItem => {
    const element = rendered.get(`${item.id} ${item.key}`)?.shift();
    const isLost = item.kind === 'live' && missing.has(nameOf({ kind: item.entry, type: item.id }));
    if (item.kind === 'adopted' || isLost) {
      return { kind: 'adopted', id: item.id, key: item.key, ...(element && { rendered: element }) };
    }
    if (item.kind === 'empty' || !item.children) return item;
    return { ...item, children: item.children.map(toView) };
  };

  return {
    slots: plan.slots.map(({ name, items, zones }) => ({
      name,
      items: items.map(toView),
      ...(zones && { zones: zones.map((zone) => ({ ...zone, items: zone.items.map(toView) })) }),
    })),
  };
}
