/** The event that tells that every place of the page shows what its visitor gets. */
const OFFERS_DECIDED = 'offers-decided';

/** Matches a place for which an answer is awaited. */
const WAITING = '.offers[data-waits]';

/**
 * Resolves once no option leaves the document any more, which takes half a second at the most:
 * React has to find there what it is told of.
 */
export async function awaitOfferChoice(page: Element): Promise<void> {
  if (!page.querySelector(WAITING)) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  page.addEventListener(OFFERS_DECIDED, () => resolve(), { once: true });
  await promise;
}
