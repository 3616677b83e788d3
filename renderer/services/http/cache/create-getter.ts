import type { Host } from '../../../host/index.ts';
import type { CacheSettings } from './cache-settings.ts';
import type { Flights } from './flights.ts';
import type { LastingAnswers } from './lasting-answers.ts';
import { toCachedResponse, type StoredAnswer, type StoredAnswers } from './stored-answers.ts';
import { readBytes } from '../read-bytes.ts';

/** More bytes than any answer has. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

const SECOND_MS = 1_000;

/** The settings that decide if an answer may be stored, and served. */
type StorableOptions = Pick<CacheSettings, 'contentTypes' | 'maxResponseSize'>;

interface ReadAnswerOptions extends StorableOptions {
  readonly url: string;
  readonly now: () => number;
}

export interface GetterOptions {
  readonly answers: StoredAnswers;
  readonly flights: Flights;
  /** Resolves to true while the one who asks is still the one to whom the stored answers belong. */
  readonly isSameOwner: () => Promise<boolean>;
  /** Returns the answers that outlive the document; undefined where those of the owner do not. */
  readonly getLasting: () => LastingAnswers | undefined;
  readonly host: Pick<Host, 'now' | 'after'>;
}

/** Equal calls wait no longer for a body, once its headers are there; in milliseconds. */
const BODY_LIMIT_MS = 3_000;

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
  identified: Asked,
  settings: CacheSettings,
  send: () => Promise<Response>,
) => Promise<Response>;

/** Makes what answers GETs. Of equal ones at the same time, the later wait for the first. */
export function createGetter(options: GetterOptions): Getter {
  const { answers, flights, isSameOwner, getLasting, host } = options;
  const { now } = host;
  const find = (key: string, settings: CacheSettings): StoredAnswer | undefined => {
    const answer = settings.useCache ? answers.get(key) : undefined;
    return answer && isServable(answer, settings, now()) ? answer : undefined;
  };
  /** An answer of another document; undefined too where somebody else has come meanwhile. */
  const findLasting = async (
    lasting: LastingAnswers | undefined,
    key: string,
    settings: CacheSettings,
  ) => {
    const answer = await lasting?.get(key);
    if (!answer || !isServable(answer, settings, now())) return undefined;
    return (await isSameOwner()) ? answer : undefined;
  };

  return async ({ key, url, request }, settings, send) => {
    const leader = settings.useCache && !find(key, settings) ? flights.leader(key) : undefined;
    if (leader) await waitOrAbort(leader.over, request.signal);
    const cached = find(key, settings);
    if (cached) return toCachedResponse(cached);

    const flight = flights.start({ key, url }, settings.useCache);
    const lasting = getLasting();
    const search = settings.useCache ? findLasting(lasting, key, settings) : undefined;
    // Equal calls wait for this one, which goes on whatever becomes of the search.
    const before = await search?.catch(() => undefined);
    if (before && flight.isCurrent()) {
      answers.put(key, before, settings.maxCacheSize);
      flight.end();
      request.signal.throwIfAborted();
      return toCachedResponse(before);
    }
    const store = async (response: Response) => {
      const answer = await readAnswer(response, { ...settings, url, now });
      // The owner may have changed meanwhile, and nobody is told of that.
      if (!answer || !(await isSameOwner()) || !flight.isCurrent()) return;
      answers.put(key, answer, settings.maxCacheSize);
      // Equal calls find it in memory, and wait for no disk.
      void lasting?.put(key, answer, settings);
    };
    try {
      const response = await send();
      // Nobody waits for that but equal calls. An answer that breaks off is not stored, as its
      // caller will find out.
      const stopTimer = host.after(BODY_LIMIT_MS, flight.stopLeading);
      void store(response)
        .catch(() => undefined)
        .finally(() => {
          stopTimer();
          flight.end();
        });
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

/**
 * An answer as it is stored, read from a copy; undefined where it is not to be: it failed, its
 * service wants nobody to store it or to serve it again, it is of another type, or it weighs too
 * much. Rejects where it breaks off.
 */
async function readAnswer(
  response: Response,
  options: ReadAnswerOptions,
): Promise<StoredAnswer | undefined> {
  const { status, statusText, headers } = response;
  const announced = Number(headers.get('content-length')) || 0;
  const lifeMs = getLifeMs(headers);
  if (!response.ok || lifeMs === 0) return undefined;
  if (!isStorable({ headers, size: announced }, options)) return undefined;

  const { url, now, maxResponseSize } = options;
  const bytes = await readBytes(response.clone(), url, maxResponseSize || NO_LIMIT);
  const size = Math.max(announced, bytes.byteLength);
  const time = now();
  return { url, bytes, size, status, statusText, headers: new Headers(headers), time, lifeMs };
}

/**
 * Returns true if a stored answer may be served now, in milliseconds since 1970. One that was
 * stored later may not: the clock has been set, and nobody knows how old it is.
 */
function isServable(answer: StoredAnswer, settings: CacheSettings, now: number): boolean {
  const age = now - answer.time;
  const isFresh = age >= 0 && age < Math.min(settings.maxAge, answer.lifeMs);
  return isFresh && isStorable(answer, settings);
}

/** Returns true if an answer of that size, 0 where it is not known, may be stored or served. */
function isStorable(
  { headers, size }: Pick<StoredAnswer, 'headers' | 'size'>,
  { contentTypes, maxResponseSize }: StorableOptions,
): boolean {
  const [type = ''] = (headers.get('content-type') ?? '').toLowerCase().split(';', 1);
  if (!contentTypes.some((entry) => entry.toLowerCase() === type.trim())) return false;
  return maxResponseSize === 0 || size <= maxResponseSize;
}

/**
 * How long the service of an answer lets it be served, in milliseconds: 0 where it wants nobody to
 * store it or wants to be asked each time, and where its age is none that anybody can read.
 * Infinity where it says nothing.
 */
function getLifeMs(headers: Headers): number {
  let lifeMs = Infinity;
  for (const directive of (headers.get('cache-control') ?? '').toLowerCase().split(',')) {
    const [name = '', value = ''] = directive.split('=').map((part) => part.trim());
    if (name === 'no-store' || name === 'no-cache') return 0;
    if (name !== 'max-age') continue;
    const [, seconds = 0] = /^"?(\d+)"?$/.exec(value) ?? [];
    lifeMs = Math.min(lifeMs, Number(seconds) * SECOND_MS);
  }
  return lifeMs;
}
