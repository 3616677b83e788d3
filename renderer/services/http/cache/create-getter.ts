import { readBytes } from '../read-bytes.ts';
import type { CacheSettings } from './cache-settings.ts';
import type { Flights } from './flights.ts';
import { toCachedResponse, type StoredAnswer, type StoredAnswers } from './stored-answers.ts';

/** More bytes than any answer has. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

export interface GetterOptions {
  readonly answers: StoredAnswers;
  readonly flights: Flights;
  /** Resolves to true while the one who asks is still the one to whom the stored answers belong. */
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
      // The owner may have changed meanwhile, and nobody is told of that.
      if (!answer || !(await isSameOwner()) || !flight.isCurrent()) return;
      answers.put(key, answer, settings.maxCacheSize);
    };
    try {
      const response = await send();
      // Nobody waits for that but equal calls. An answer that breaks off is not stored, as its
      // caller will find out.
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

/** Waits for a promise that never rejects, or for a signal, whose reason it rejects with. */
async function waitOrAbort(over: Promise<void>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const giveUp = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    await Promise.race([over, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

/** The settings that decide if an answer may be stored, and served. */
type StorableOptions = Pick<CacheSettings, 'contentTypes' | 'maxResponseSize'>;

interface ReadAnswerOptions extends StorableOptions {
  readonly url: string;
  readonly now: () => number;
}

/** Returns true if an answer of that size, 0 where it is not known, may be stored or served. */
function isStorable(
  { headers, size = 0 }: { readonly headers: Headers; readonly size?: number },
  { contentTypes, maxResponseSize }: StorableOptions,
): boolean {
  const type = headers.get('content-type') ?? '';
  if (!contentTypes.some((part) => type.includes(part))) return false;
  return maxResponseSize === 0 || size <= maxResponseSize;
}

/**
 * An answer as it is stored, read from a copy; undefined where it is not to be: it failed, its
 * service wants nobody to store it, it is of another type, or it weighs too much. Rejects where it
 * breaks off.
 */
async function readAnswer(
  response: Response,
  options: ReadAnswerOptions,
): Promise<StoredAnswer | undefined> {
  const { status, statusText, headers } = response;
  const announced = Number(headers.get('content-length')) || 0;
  if (!response.ok || headers.get('cache-control')?.includes('no-store')) return undefined;
  if (!isStorable({ headers, size: announced }, options)) return undefined;

  const { url, now, maxResponseSize } = options;
  const bytes = await readBytes(response.clone(), url, maxResponseSize || NO_LIMIT);
  const size = Math.max(announced, bytes.byteLength);
  return { url, bytes, size, status, statusText, headers: new Headers(headers), time: now() };
}
