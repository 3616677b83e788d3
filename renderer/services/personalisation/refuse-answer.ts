import { cacheOffers, PAUSE, type OffersHost } from './cached-offers.ts';

/** After an answer of 420 or 429 nothing is asked for so long. */
const PAUSE_MS = 60_000;

/** An answer that is no use has one of these statuses where the host has too much to do. */
const TOO_BUSY = [420, 429];

/**
 * Says what is wrong with an answer that has no offers, or too many characters. Where the host has
 * too much to do, nothing is asked for a minute.
 */
export function refuseAnswer(status: number, host: OffersHost): Error {
  if (TOO_BUSY.includes(status)) {
    cacheOffers(new Map([[PAUSE, String(host.now() + PAUSE_MS)]]), host);
  }
  return new Error(`The marketing host answered ${status}, with nothing that can be used.`);
}
