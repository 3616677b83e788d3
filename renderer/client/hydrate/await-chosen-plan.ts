import type { ClientItem, ClientPlan } from '../../plan/index.ts';

/** The event that tells that every place of the page shows what its visitor gets. */
const OFFERS_DECIDED = 'offers-decided';

/** Matches a place for which an answer is awaited. */
const WAITING = '.offers[data-waits]';

/** One option of an mbox: those that a visitor does not get have left the document. */
const OFFER = 'offer';

/**
 * Resolves with the plan of what stands on a page, once no option leaves its document any more,
 * which takes half a second at the most: React has to find there what it is told of.
 */
export async function awaitChosenPlan(plan: ClientPlan, page: Element): Promise<ClientPlan> {
  if (page.querySelector(WAITING)) {
    const { promise, resolve } = Promise.withResolvers<void>();
    page.addEventListener(OFFERS_DECIDED, () => resolve(), { once: true });
    await promise;
  }
  const options = page.querySelectorAll<HTMLElement>(`.slot[data-type="${OFFER}"]`);
  const keys = new Set(Array.from(options, ({ dataset }) => dataset['key']));
  const among = (items: readonly ClientItem[]): ClientItem[] =>
    items
      .filter(({ type, key }) => type !== OFFER || keys.has(key))
      .map((item) => (item.children ? { ...item, children: among(item.children) } : item));
  const slots = plan.slots.map((slot) => ({
    ...slot,
    items: among(slot.items),
    ...(slot.zones && { zones: slot.zones.map((zone) => ({ ...zone, items: among(zone.items) })) }),
  }));
  return { ...plan, slots };
}
