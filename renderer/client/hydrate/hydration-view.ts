import type { ClientItem, InteractiveItem, ClientPlan } from '../../plan/index.ts';
import type { Problem } from '../../errors/index.ts';
import { getEntryName } from '../../registry/index.ts';
import { mapSlots } from '../../tree/index.ts';
import type { RenderedItem, RenderedRun, ViewPlan } from '../../view/index.ts';

/** Returns true if an item runs in the browser by now: a deferred one waits until it is due. */
export function shouldRun(item: ClientItem, isDeferredDue: boolean): item is InteractiveItem {
  return item.state === 'interactive' && (isDeferredDue || !item.isDeferred);
}

/** One option of an mbox: those that a visitor does not get have left the document. */
const OFFER = 'offer';

/** The same slots without the items that are not in the document any more. */
function withoutGone(
  slots: ClientPlan['slots'],
  isThere: (item: ClientItem) => boolean,
): ClientPlan['slots'] {
  const among = (items: readonly ClientItem[]): ClientItem[] =>
    items
      .filter(isThere)
      .map((item) => (item.children ? { ...item, children: among(item.children) } : item));
  return slots.map((slot) => ({
    ...slot,
    items: among(slot.items),
    ...(slot.zones && { zones: slot.zones.map((zone) => ({ ...zone, items: among(zone.items) })) }),
  }));
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

  const isThere = ({ type, key }: ClientItem) => type !== OFFER || elements.has(`${type} ${key}`);
  const slotsInView = mapSlots<ClientItem, ClientItem | RenderedItem | RenderedRun>(
    page.querySelector('.offers') ? withoutGone(plan.slots, isThere) : plan.slots,
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
