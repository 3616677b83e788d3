import type { CacheSettings } from './cache-settings.ts';
import type { Flights } from './flights.ts';
import { isStorable, readAnswer } from './read-answer.ts';
import { toCachedResponse, type StoredAnswer, type StoredAnswers } from './stored-answers.ts';
import { waitOrAbort } from './wait-or-abort.ts';

export interface GetterOptions {
  readonly answers: StoredAnswers;
  readonly flights: Flights;
  /** Whether whoever the stored answers belong to is still the one who asks. */
  readonly isSameOwner: () => Promise<boolean>;
  readonly now: () => number;
}

/** A GET, the name under which its answer is stored, and its address. */
export interface Asked {
  readonly key: string;
  readonly url: string;
  readonly request: Request;
}

/**
 * Gives a cached answer, or sends the request and stores what comes. Rejects with what sending it
 * threw.
 */
export type Getter = (
  asked: Asked,
  settings: CacheSettings,
  send: () => Promise<Response>,
) => Promise<Response>;

/** Makes what answers GETs. Of equal ones at the same time, the later wait for the first. */
export function createGetter({ answers, flights, isSameOwner, now }: GetterOptions): Getter {
  const find = (key: string, settings: CacheSettings): StoredAnswer | undefined => {
    const answer = settings.useCache ? answers.get(key) : undefined;
    const isFresh = answer && now() < answer.time + settings.maxAge;
    return isFresh && isStorable(answer, settings) ? answer : undefined;
  };

  return async ({ key, url, request }, settings, send) => {
    const leader = settings.useCache && !find(key, settings) ? flights.leader(key) : undefined;
    if (leader) await waitOrAbort(leader.over, request.signal);
    const found = find(key, settings);
    if (found) return toCachedResponse(found);

    const flight = flights.start({ key, url }, settings.useCache);
    const store = async (response: Response) => {
      const answer = await readAnswer(response, { ...settings, url, now });
      // Whoever changed meanwhile has told nobody.
      if (!answer || !(await isSameOwner()) || !flight.isCurrent()) return;
      answers.put(key, answer, settings.maxCacheSize);
    };
    try {
      const response = await send();
      // Nobody waits for that but equal calls. What breaks off is not stored, as its caller will
      // find out.
      void store(response)
        .catch(() => undefined)
        .finally(flight.end);
      return response;
    } catch (error) {
      flight.end();
      throw error;
    }
  };
}
