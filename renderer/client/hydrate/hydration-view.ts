import type { ClientItem, InteractiveItem, ClientPlan } from '../../plan/index.ts';
import type { Problem } from '../../errors/index.ts';
import { getEntryName } from '../../registry/index.ts';
import { mapSlots } from '../../tree/index.ts';
import type { RenderedItem, RenderedRun, ViewPlan } from '../../view/index.ts';

/** Returns true if an item runs in the browser by now: a deferred one waits until it is due. */
export function shouldRun(item: ClientItem, isDeferredDue: boolean): item is InteractiveItem {
  return item.state === 'interactive' && (isDeferredDue || !item.isDeferred);
}

interface HydrationOptions {
  /** The page's element. */
  readonly page: Element;
  readonly missing: ReadonlyMap<string, Problem>;
  /** True where deferred features run as well. */
  readonly isDeferredDue: boolean;
}

/**
 * A plan as it is hydrated over what a server rendered. Each static item and each run knows its
 * element. An item whose code did not arrive is static too: it can still be read, which is better
 * than an empty place. So is what is deferred.
 */
export function createHydrationView(
  plan: ClientPlan,
  { page, missing, isDeferredDue }: HydrationOptions,
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
      const isLeft =
        item.state === 'interactive' &&
        (missing.has(getEntryName(item)) || !shouldRun(item, isDeferredDue));
      if (item.state === 'static' || isLeft) {
        return { state: 'static', type, key, ...(element && { element }) };
      }
      return item.state === 'interactive' && children ? { ...item, children } : item;
    },
  );
  return { slots: slotsInView, decisions: plan.decisions };
}
