import type { PersonalisationConfig } from '#schemas/generated/experience.ts';
import { cacheOffers, PAUSE, readCachedOffers } from './cached-offers.ts';
import {
  createDeliveryRequest,
  type MboxParameters,
  type PersonalisationHost,
} from './create-delivery-request.ts';
import { renewMboxCookie } from './mbox-cookie.ts';
import type { OffersOutcome } from './offers-outcome.ts';
import { readDelivery, type Delivery } from './read-delivery.ts';

/** A page shows no offer that comes later, in milliseconds from the call's start (002 §9). */
export const OFFERS_LIMIT_MS = 500;

/**
 * The last part of that time. It begins once the page has time for it: an answer that came while
 * the page was laid out is read within it, as nobody has seen anything meanwhile.
 */
const LAST_MS = 100;

/** A call asks for so many mboxes at most; those beyond show their default. */
const MAX_MBOXES = 50;

/** An answer has no more characters than these. */
const MAX_ANSWER_LENGTH = 1_000_000;

export interface RequestOffersOptions {
  /** The mboxes of the page, in their order. */
  readonly mboxes: readonly string[];
  /** Returns true while the visitor allows it. */
  readonly isAllowed: () => boolean;
  /** Does what comes before a call, where there is to be one. */
  readonly prepare: () => Promise<PersonalisationConfig>;
}

/**
 * Asks for the offers of a page, once a session. Never rejects: whatever fails, or takes longer
 * than 500 ms with its follow-up, the page has its defaults, and nobody is shown an error (002 §8).
 */
export async function requestOffers(
  { isAllowed, mboxes, prepare }: RequestOffersOptions,
  host: PersonalisationHost,
): Promise<OffersOutcome> {
  if (!isAllowed()) return { reason: 'DISABLED' };
  const known = readCachedOffers(host);
  if (mboxes.every((mbox) => known.has(mbox))) return { contents: known, reason: 'CACHED' };
  if (Number(known.get(PAUSE)) > host.now()) return { reason: 'DEFAULT' };

  const preparing = prepare();
  const late = preparing.then((config) =>
    callForOffers(mboxes, createCall(config, isAllowed, host)),
  );
  const tooLate = preparing.then(
    () =>
      new Promise<void>((resolve) => {
        host.after(OFFERS_LIMIT_MS - LAST_MS, () => host.after(LAST_MS, resolve));
      }),
  );
  const contents = await Promise.race([late, tooLate]).catch(String);
  // It may have been withdrawn meanwhile, here or in another tab.
  if (!isAllowed()) return { reason: 'DISABLED' };
  if (!contents) return { reason: 'DEFAULT', error: `${OFFERS_LIMIT_MS}ms timeout`, late };
  if (typeof contents === 'string') return { reason: 'ERROR', error: contents };
  cacheOffers(contents, host);
  return { contents, reason: 'SPLIT' };
}

/**
 * Asks for the offers of some mboxes, or of the page where the scope says so. Throws where there is
 * no answer to be read, and where it is not allowed any more.
 */
type CallForOffers = (
  mboxes: readonly string[],
  scope?: PersonalisationConfig['scope'],
) => Promise<Delivery>;

/** One call, and one more where the answer says that offers are limited. */
async function callForOffers(
  mboxes: readonly string[],
  call: CallForOffers,
): Promise<ReadonlyMap<string, string>> {
  const first = await call(mboxes);
  const more = first.isLimited
    ? await (await loadRareSteps()).callAgain(mboxes, first, call)
    : first;
  // An mbox without an offer is one that nobody has to ask for again.
  const none = mboxes.map((mbox) => [mbox, ''] as const);
  return new Map([...none, ...more.contents, ...first.contents]);
}

/**
 * Makes the function that calls (002 §7). With `counting` of display nothing counts yet: that
 * member of the body is called `prefetch`.
 */
function createCall(
  config: PersonalisationConfig,
  isAllowed: () => boolean,
  host: PersonalisationHost,
): CallForOffers {
  return async (mboxes, scope = config.scope) => {
    if (!isAllowed()) throw new Error('withdrawn');
    const named = mboxes.slice(0, MAX_MBOXES);
    const listMembers = (parameters: MboxParameters) => ({
      [config.counting === 'display' ? 'prefetch' : 'execute']:
        scope === 'pageLoad'
          ? { pageLoad: { parameters } }
          : { mboxes: named.map((name, index) => ({ name, index, parameters })) },
    });
    const request = createDeliveryRequest(config, listMembers, host);
    const response = await host.fetch(request);
    const text = await response.text();
    if (!response.ok || text.length > MAX_ANSWER_LENGTH) {
      throw (await loadRareSteps()).refuseAnswer(response.status, host);
    }
    const delivery = readDelivery(JSON.parse(text));
    if (delivery.tntId && isAllowed()) renewMboxCookie(host, delivery.tntId);
    return delivery;
  };
}

/** Loads what few pages with offers do, once one of them does it. */
export function loadRareSteps(): Promise<typeof import('./rare-steps.ts')> {
  return import('./rare-steps.ts');
}
