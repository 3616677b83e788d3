import type { Host } from '../../host/index.ts';
import { readDelivery } from './read-delivery.ts';
import { OFFERS_KEY } from './stored-names.ts';

/** Where offers of a session are kept: in this tab alone, and no longer than it lives. */
export type OffersHost = Pick<Host, 'tabStorage' | 'now'>;

/** After an answer of 420 or 429 nothing is asked for so long. */
const PAUSE_MS = 60_000;

/** Holds the offers of a session, and until when nothing may be asked. */
export interface CachedOffers {
  /** The content of each mbox that was asked for; an empty one where it has no offer. */
  readonly contents: ReadonlyMap<string, string>;
  /** In milliseconds since 1970. */
  readonly pausedUntil: number;
}

/** Reads what the storage of the tab holds, whatever it is. Nothing of it throws. */
export function readCachedOffers({ tabStorage }: OffersHost): CachedOffers {
  try {
    const stored: unknown = JSON.parse(tabStorage?.get(OFFERS_KEY) ?? 'null');
    const { contents } = readDelivery(stored);
    const pausedUntil = Number(Reflect.get(Object(stored), 'pausedUntil')) || 0;
    return { contents, pausedUntil };
  } catch {
    // It is full, switched off, or no JSON: then each page asks.
    return { contents: new Map(), pausedUntil: 0 };
  }
}

/** Adds offers to those of the session. Where there is no room, the next page asks again. */
export function cacheOffers(contents: ReadonlyMap<string, string>, host: OffersHost): void {
  const before = readCachedOffers(host);
  write({ ...before, contents: new Map([...before.contents, ...contents]) }, host);
}

/** Notes that nothing may be asked for a minute. */
export function pauseCalls(host: OffersHost): void {
  write({ ...readCachedOffers(host), pausedUntil: host.now() + PAUSE_MS }, host);
}

/** It is stored in the form of an answer, so that one function reads both. */
function write({ contents, pausedUntil }: CachedOffers, { tabStorage }: OffersHost): void {
  const mboxes = [...contents].map(([name, content]) => ({ name, options: [{ content }] }));
  try {
    tabStorage?.set(OFFERS_KEY, JSON.stringify({ execute: { mboxes }, pausedUntil }));
  } catch {
    // The storage is full or switched off.
  }
}
