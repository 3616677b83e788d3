import type { Host } from '../../../host/index.ts';
import type { CallCache } from './call-cache.ts';
import {
  checkCacheOptions,
  formatValue,
  mergeCacheOptions,
  type CacheOptions,
} from './cache-options.ts';
import { cacheSettings } from './cache-settings.ts';
import { createGetter } from './create-getter.ts';
import { createFlights } from './flights.ts';
import { createStoredAnswers } from './stored-answers.ts';

export interface ClientCacheOptions extends CacheOptions {
  /**
   * Returns whose calls these are: the active profile, say. Answers are stored for one at a time:
   * with another, all of them go.
   */
  readonly identifier: () => string | Promise<string>;
  /** The origin that the paths of `invalidateUrls` are relative to. */
  readonly origin: string;
}

/** A cache, and what it holds. */
export interface Cache {
  readonly call: CallCache;
  /** Returns what all stored answers weigh, in bytes. */
  readonly bytes: () => number;
}

/** Makes the cache of a client. Throws a TypeError that names the option which is wrong. */
export function createCache(options: ClientCacheOptions, host: Pick<Host, 'now' | 'after'>): Cache {
  const { identifier, origin, ...given } = options;
  if (typeof identifier !== 'function') {
    throw new TypeError(
      `The cache identifier must be a function. It is ${formatValue(identifier)}.`,
    );
  }
  checkCacheOptions(given);
  const settings = cacheSettings(given);
  const answers = createStoredAnswers();
  const flights = createFlights();
  let owner: string | undefined;

  const drop = (isDropped: Invalidates) => {
    answers.dropWhere(isDropped);
    flights.release(isDropped);
  };
  /**
   * Another owner than before empties the cache, and nothing that is under way for the one before
   * is stored.
   */
  const enter = async (): Promise<string> => {
    const entered = await identifier();
    if (!entered) throw new Error('Invalid cache identifier');
    if (entered !== owner) drop(() => true);
    owner = entered;
    return entered;
  };
  const isSameOwner = async () => (await identifier()) === owner;
  const get = createGetter({ answers, flights, isSameOwner, host });

  return {
    bytes: answers.bytes,
    async call(asked = {}) {
      checkCacheOptions(asked);
      const own = mergeCacheOptions(settings, asked);
      const entered = await enter();
      return async (request, send) => {
        const url = addressOf(request);
        const key = own.requestIdFunction?.(request) ?? url;
        if (request.method !== 'GET') {
          const isDropped = createInvalidation({ key, url }, own, origin);
          drop(isDropped);
          return send().finally(() => drop(isDropped));
        }
        // The request is signed for somebody else than the one who began to ask: nobody else may
        // see it.
        if ((await enter()) !== entered) return send();
        return get({ key, url, request }, own, send);
      };
    },
  };
}

/** The address of a request without its fragment, which no service gets. */
function addressOf({ url }: Request): string {
  return url.split('#', 1)[0] ?? url;
}

/** Returns true if an answer of that name and address is worth nothing any more. */
type Invalidates = (key: string, url: string) => boolean;

/**
 * Returns a test for what a request that changes something makes worthless: the answer under its
 * own name, those of its own address, and those it names.
 */
function createInvalidation(
  own: { readonly key: string; readonly url: string },
  { invalidateUrls = [], invalidateUrlsRegex }: CacheOptions,
  origin: string,
): Invalidates {
  const urls = new Set([own.url, ...invalidateUrls.map((path) => new URL(path, origin).href)]);
  return (key, url) => key === own.key || urls.has(url) || matches(url, invalidateUrlsRegex);
}

/** With the flags g and y an expression goes on where it stopped before. */
function matches(url: string, expression: RegExp | undefined): boolean {
  if (!expression) return false;
  expression.lastIndex = 0;
  return expression.test(url);
}
