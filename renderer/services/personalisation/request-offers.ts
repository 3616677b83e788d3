import type { PersonalisationConfig } from '#schemas/generated/experience.ts';
import { TimeoutError, type BrowserFacts, type Host } from '../../host/index.ts';
import { cacheOffers, pauseCalls, readCachedOffers } from './cached-offers.ts';
import {
  buildDeliveryBody,
  getDeliveryAddress,
  MAX_MBOXES,
  PROFILE_MBOX,
  type DeliveryFacts,
} from './delivery-request.ts';
import { readMboxCookie, writeMboxCookie } from './mbox-cookie.ts';
import { readDelivery, type Delivery } from './read-delivery.ts';

/** A page shows no offer that comes later, in milliseconds from the call's start (002 §9). */
export const OFFERS_LIMIT_MS = 500;

/** Nobody listens for a late answer any longer, in milliseconds. */
const LATE_LIMIT_MS = 10_000;

/** An answer has no more characters than these. */
const MAX_ANSWER_LENGTH = 1_000_000;

/** The cookies with ids that others give a visitor. */
const VISITOR_ID_COOKIE = 'visitor-id';
const THIRD_PARTY_COOKIE = 'third-party-id';

const VISITOR_ID = /^\d{38}$/;

export interface RequestOffersOptions {
  readonly config: PersonalisationConfig;
  /** The mboxes of the page, in their order. */
  readonly mboxes: readonly string[];
  /** Returns true while the visitor allows it. */
  readonly isAllowed: () => boolean;
}

export type PersonalisationHost = Pick<
  Host,
  'after' | 'console' | 'cookie' | 'fetch' | 'now' | 'random' | 'setCookie' | 'tabStorage' | 'url'
> & { readonly describeBrowser: () => BrowserFacts };

/** The words of OpenFeature for how a decision came about. */
export type OffersReason = 'SPLIT' | 'CACHED' | 'DEFAULT' | 'ERROR' | 'DISABLED';

/** The offers of a page, and how they came about. */
export interface OffersOutcome {
  /** The content of each mbox that has an offer. */
  readonly contents: ReadonlyMap<string, string>;
  readonly reason: OffersReason;
  /** Tells why there are none, for people who look after the site. */
  readonly error?: string;
  /** Resolves once an answer came too late, which the marketing host has counted all the same. */
  readonly late?: Promise<void>;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** Returns the offers that are known without a call; undefined where an mbox was not asked for. */
export function findCachedOffers(
  mboxes: readonly string[],
  host: Pick<Host, 'tabStorage' | 'now'>,
): OffersOutcome | undefined {
  const { contents } = readCachedOffers(host);
  const isWhole = mboxes.every((mbox) => contents.has(mbox));
  return isWhole ? { contents, reason: 'CACHED' } : undefined;
}

/**
 * Asks for the offers of a page, once a session. Never rejects: whatever fails, or takes longer
 * than 500 ms with its follow-up, the page has its defaults, and nobody is shown an error (002 §8).
 */
export async function requestOffers(
  options: RequestOffersOptions,
  host: PersonalisationHost,
): Promise<OffersOutcome> {
  const { isAllowed, mboxes } = options;
  if (!isAllowed()) return { contents: NONE, reason: 'DISABLED' };
  const known = findCachedOffers(mboxes, host);
  if (known) return known;
  if (readCachedOffers(host).pausedUntil > host.now()) return { contents: NONE, reason: 'DEFAULT' };

  const ending = new AbortController();
  const answering = callForOffers(options, host, ending.signal);
  const stopTimer = host.after(LATE_LIMIT_MS, () => ending.abort());
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  host.after(OFFERS_LIMIT_MS, () => reject(new TimeoutError(OFFERS_LIMIT_MS)));
  try {
    const contents = await Promise.race([answering, tooLate]);
    stopTimer();
    // It may have been withdrawn meanwhile, here or in another tab.
    if (!isAllowed()) return { contents: NONE, reason: 'DISABLED' };
    cacheOffers(contents, host);
    return { contents, reason: 'SPLIT' };
  } catch (error) {
    const late = answering.then(() => undefined);
    late.catch(() => undefined);
    const isLate = error instanceof TimeoutError;
    return { contents: NONE, reason: isLate ? 'DEFAULT' : 'ERROR', error: String(error), late };
  }
}

/** One call, and one more where the answer says that offers are limited. */
async function callForOffers(
  { config, mboxes, isAllowed }: RequestOffersOptions,
  host: PersonalisationHost,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const requested = mboxes.slice(0, MAX_MBOXES);
  const first = await call(config, requested, { host, signal, isAllowed });
  const missing = requested.filter((mbox) => !first.contents.has(mbox));
  const more = first.isLimited
    ? await call(config, [...missing, PROFILE_MBOX], { host, signal, isAllowed })
    : first;
  // An mbox without an offer is one that nobody has to ask for again.
  const none = mboxes.map((mbox): [string, string] => [mbox, '']);
  return new Map([...none, ...more.contents, ...first.contents]);
}

interface CallContext extends Pick<RequestOffersOptions, 'isAllowed'> {
  readonly host: PersonalisationHost;
  readonly signal: AbortSignal;
}

async function call(
  config: PersonalisationConfig,
  mboxes: readonly string[],
  { host, signal, isAllowed }: CallContext,
): Promise<Delivery> {
  const facts = readFacts(host);
  const { session, tnt } = facts.ids;
  writeMboxCookie({ session, tnt }, host);
  const body = buildDeliveryBody(config, mboxes, facts);
  const request = toRequest(getDeliveryAddress(config, session), body);
  const response = await host.fetch(new Request(request, { signal }), { limitMs: OFFERS_LIMIT_MS });
  if (response.status === 420 || response.status === 429) pauseCalls(host);
  if (!response.ok) throw new Error(`The marketing host answered ${response.status}.`);
  const text = await response.text();
  if (text.length > MAX_ANSWER_LENGTH) throw new Error('The marketing host answered too much.');
  const delivery = readDelivery(JSON.parse(text));
  if (delivery.tntId && isAllowed()) writeMboxCookie({ session, tnt: delivery.tntId }, host);
  return delivery;
}

/** Reads all that is known of a visitor and of the browser, as it is now. */
export function readFacts(host: PersonalisationHost): DeliveryFacts {
  const { session, tnt } = readMboxCookie(host);
  const visitor = host.cookie(VISITOR_ID_COOKIE) ?? '';
  const marketing = VISITOR_ID.test(visitor) ? visitor : undefined;
  const ids = { session, tnt, marketing, thirdParty: host.cookie(THIRD_PARTY_COOKIE) };
  return { browser: host.describeBrowser(), url: host.url(), ids };
}

/**
 * Makes a call of the delivery endpoint: as plain text, so that no browser asks the host first
 * if it may, and without the cookies that the host may have set elsewhere.
 */
export function toRequest(address: string, body: object): Request {
  return new Request(address, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    credentials: 'omit',
    redirect: 'error',
  });
}
