import type { ConsentLevels, PersonalisationConfig } from '#schemas/generated/experience.ts';
import { OFFERS_BLOCK, PAGE_ELEMENT, readJsonBlock } from '../../host/index.ts';
import { isAllowedByCookies } from '../../services/consent/index.ts';
import {
  findCachedOffers,
  readDelivery,
  reportDisplay,
  requestOffers,
  type OffersOutcome,
  type PersonalisationHost,
} from '../../services/personalisation/index.ts';
import { awaitOffer, findOfferPlaces, showOffer, type OfferPlace } from './offer-places.ts';
import { createOffersHost } from './offers-host.ts';

/** The event of the page's element that tells what its visitor gets, and why. */
export const OFFERS_DECIDED = 'offers-decided';

/** The event that tells of an answer that came too late, which was counted all the same. */
const OFFERS_LATE = 'offers-late';

export interface ChoosePageOffersOptions {
  readonly config: PersonalisationConfig;
  /** From which level on something is done, as the experience says it. */
  readonly levels?: ConsentLevels | undefined;
  /** The outside world; without it the window's. */
  readonly host?: PersonalisationHost;
}

/**
 * Chooses what a visitor sees in the places of a page that a server rendered for everybody. What is
 * known already is shown in the same task, before the first paint; else the marketing host is
 * asked, where the visitor allows it.
 */
export async function choosePageOffers(
  window: Window & typeof globalThis,
  { config, levels, host = createOffersHost(window) }: ChoosePageOffersOptions,
): Promise<void> {
  const page = window.document.getElementById(PAGE_ELEMENT);
  const places = page ? findOfferPlaces(page) : [];
  if (!page || places.length === 0) return;
  const mboxes = [...new Set(places.map(({ mbox }) => mbox))];
  const isAllowed = () => isAllowedByCookies('personalisation', levels, host);
  const show = (outcome: OffersOutcome) => showOffers(page, places, { window, outcome });

  const known = isAllowed() ? findKnown(window, mboxes, host) : NOT_ALLOWED;
  if (known) {
    show(known);
    return;
  }
  places.forEach(awaitOffer);
  await whenActivated(window.document);
  const own = await readEnvironment(config, page, host);
  const outcome = await requestOffers({ mboxes, isAllowed, config: own }, host);
  await reportDisplay({ config: own, isAllowed }, show(outcome), host);
  // Nobody waits for it: the page has its defaults.
  outcome.late?.then(() => tellOfLate(page, mboxes, host)).catch(() => undefined);
}

/**
 * The configuration of the environment, where the page says that it has one of its own. The name of
 * that host stands in no page, which may be seen without consent.
 */
async function readEnvironment(
  config: PersonalisationConfig,
  { dataset }: HTMLElement,
  host: PersonalisationHost,
): Promise<PersonalisationConfig> {
  if (dataset['delivery'] !== 'environment') return config;
  const { readDeliveryHost } = await import('./delivery-host.ts');
  return readDeliveryHost(config, host);
}

const NOT_ALLOWED: OffersOutcome = { contents: new Map(), reason: 'DISABLED' };

/** Finds offers that the page brings along, or that the session knows from a page before. */
function findKnown(
  { document }: Window,
  mboxes: readonly string[],
  host: PersonalisationHost,
): OffersOutcome | undefined {
  const block = readJsonBlock(document, OFFERS_BLOCK);
  if (block !== undefined) return { contents: readDelivery(block).contents, reason: 'CACHED' };
  return findCachedOffers(mboxes, host);
}

interface ShowContext {
  readonly window: Window;
  readonly outcome: OffersOutcome;
}

/** Shows them, and tells who listens. Gives the mboxes of which an offer is shown. */
function showOffers(
  page: HTMLElement,
  places: readonly OfferPlace[],
  { window, outcome }: ShowContext,
): readonly string[] {
  const { performance } = window;
  const isPainted = performance.getEntriesByType('paint').length > 0;
  const shown = new Map<string, string>();
  for (const place of places) {
    const content = showOffer(place, { content: outcome.contents.get(place.mbox), isPainted });
    if (content !== undefined) shown.set(place.mbox, content);
  }
  const detail = { reason: outcome.reason, error: outcome.error, contents: [...shown] };
  // A recording of the browser shows it among the other steps of the page.
  performance.mark(OFFERS_DECIDED, { detail });
  page.dispatchEvent(new CustomEvent(OFFERS_DECIDED, { bubbles: true, detail }));
  return [...shown.keys()];
}

function tellOfLate(
  page: HTMLElement,
  mboxes: readonly string[],
  { console }: Pick<PersonalisationHost, 'console'>,
): void {
  const { defaultView } = page.ownerDocument;
  const detail = { reason: 'DEFAULT', mboxes };
  defaultView?.performance.mark(OFFERS_LATE, { detail });
  page.dispatchEvent(new CustomEvent(OFFERS_LATE, { bubbles: true, detail }));
  console.info(`Offers came too late and are not shown: ${mboxes.join(', ')}`);
}

/** A page that is made ahead asks once somebody looks at it. */
async function whenActivated(document: Document): Promise<void> {
  if (!('prerendering' in document) || !document.prerendering) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  document.addEventListener('prerenderingchange', () => resolve(), { once: true });
  await promise;
}
