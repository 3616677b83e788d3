import type { Host, TabStorage } from '../../host/index.ts';
import { OFFERS_KEY } from './stored-names.ts';

/** Where offers of a session are kept: in this tab alone, and no longer than it lives. */
export interface OffersHost extends Pick<Host, 'now'> {
  readonly tabStorage?: Pick<TabStorage, 'set'> & {
    readonly get: (name: string) => string | null | undefined;
  };
}

/**
 * The content of each mbox that was asked for; an empty one where it has no offer. Under the name
 * PAUSE stands until when nothing may be asked, in milliseconds since 1970.
 */
export type CachedOffers = ReadonlyMap<string, string>;

/** A name that no mbox has. */
export const PAUSE = '';

/** Reads what the storage of the tab holds, whatever it is. Nothing of it throws. */
export function readCachedOffers({ tabStorage }: OffersHost): CachedOffers {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what has another form throws, or names no content of a page.
    return new Map(JSON.parse(tabStorage?.get(OFFERS_KEY) ?? '[]') as [string, string][]);
  } catch {
    // The storage is switched off, or holds something else: then each page asks.
    return new Map();
  }
}

/** Adds offers to those of the session. Where there is no room, the next page asks again. */
export function cacheOffers(added: CachedOffers, host: OffersHost): void {
  try {
    host.tabStorage?.set(OFFERS_KEY, JSON.stringify([...readCachedOffers(host), ...added]));
  } catch {
    // The storage is full or switched off.
  }
}
