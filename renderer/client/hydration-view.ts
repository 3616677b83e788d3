import type { Problem } from '../errors/index.ts';
import type { ClientItem, ClientPlan } from '../plan/index.ts';
import { nameOf } from '../registry/index.ts';
import { mapSlots } from '../tree/index.ts';
import type { RenderedItem, RenderedRun, ViewPlan } from '../view/index.ts';

/**
 * A plan as it is hydrated over what a server rendered. Each static item and each run knows its element. An item whose code did
 * not arrive is static too: it can still be read, which is better than an empty place.
 */
export function hydrationView(
  plan: ClientPlan,
  missing: ReadonlyMap<string, Problem>,
  page: Element,
): ViewPlan {
  const slots = page.querySelectorAll<HTMLElement>('.slot');
  const elements = Map.groupBy(slots, ({ dataset }) => `${dataset['type']} ${dataset['key']}`);

  const runs = page.querySelectorAll('.run').values();

  const slotsInView = mapSlots<ClientItem, ClientItem | RenderedItem | RenderedRun>(
    plan.slots,
    (item, children) => {
      const { type, key } = item;
      if (item.state === 'run') {
        const { value: run } = runs.next();
        return { ...item, ...(run && { element: run }) };
      }
      const element = elements.get(`${type} ${key}`)?.shift();
      const hasNoCode = item.state === 'interactive' && missing.has(nameOf(item));
      if (item.state === 'static' || hasNoCode) {
        return { state: 'static', type, key, ...(element && { element }) };
      }
      return item.state === 'interactive' && children ? { ...item, children } : item;
    },
  );
  return { slots: slotsInView, decisions: plan.decisions };
}
