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
import { createInvalidation, isInvalidated, type Invalidation } from './invalidation.ts';
import type { LastingAnswers } from './lasting-answers.ts';
import { createStoredAnswers } from './stored-answers.ts';

export interface ClientCacheOptions extends CacheOptions {
  /**
   * Returns whose calls these are: the active profile, say. Answers are stored for one at a time:
   * with another, all of them go.
   */
  readonly identifier: () => string | Promise<string>;
  /** The origin that the paths of `invalidateUrls` are relative to. */
  readonly origin: string;
  /** Answers of one of its owners that outlive the document; left out, none do. */
  readonly lasting?: LastingAnswers | undefined;
}

/** A cache, and what it holds. */
export interface Cache {
  readonly call: CallCache;
  /** Returns what all stored answers weigh, in bytes. */
  readonly bytes: () => number;
}

const UNAUTHORISED = 401;

/** Makes the cache of a client. Throws a TypeError that names the option which is wrong. */
export function createCache(options: ClientCacheOptions, host: Pick<Host, 'now' | 'after'>): Cache {
  const { identifier, origin, lasting, ...ownOptions } = options;
  checkIdentifier(identifier);
  checkCacheOptions(ownOptions);
  const settings = cacheSettings(ownOptions);
  const answers = createStoredAnswers();
  const flights = createFlights();
  let owner: string | undefined;

  const drop = (invalidation?: Invalidation) => {
    const isDropped = (key: string, url: string) =>
      !invalidation || isInvalidated(invalidation, { key, url });
    answers.dropWhere(isDropped);
    flights.release(isDropped);
  };
  lasting?.listen(drop);
  /**
   * Another owner than before empties the cache, and nothing that is under way for the one before
   * is stored. What the first owner of a document finds is its own.
   */
  const enter = async (): Promise<string> => {
    const entered = await identifier();
    if (!entered) throw new Error('Invalid cache identifier');
    if (entered !== owner) {
      drop();
      if (owner !== undefined || entered !== lasting?.owner) lasting?.clear();
    }
    owner = entered;
    return entered;
  };
  /**
   * A service that does not know the visitor any more empties the cache, in all tabs. Answers to
   * nobody in particular, which outlive the document, say nothing of them.
   */
  const dropIfUnauthorised = (response: Response): Response => {
    if (response.status === UNAUTHORISED) {
      drop();
      lasting?.dropInOtherTabs();
    }
    return response;
  };
  const isSameOwner = async () => (await identifier()) === owner;
  const getLasting = () => (owner === lasting?.owner ? lasting : undefined);
  const get = createGetter({ answers, flights, isSameOwner, getLasting, host });

  return {
    bytes: answers.bytes,
    async call(asked = {}) {
      checkCacheOptions(asked);
      const own = mergeCacheOptions(settings, asked);
      const entered = await enter();
      return async (request, plainSend) => {
        const send = () => plainSend().then(dropIfUnauthorised);
        const url = addressOf(request);
        const key = own.requestIdFunction?.(request) ?? url;
        if (request.method !== 'GET') {
          const invalidation = createInvalidation({ key, url }, own, origin);
          const invalidate = async () => {
            drop(invalidation);
            await lasting?.invalidate(invalidation);
          };
          await invalidate();
          return send().finally(invalidate);
        }
        // The request is signed for somebody else than the one who began to ask: nobody else may
        // see it.
        if ((await enter()) !== entered) return send();
        return get({ key, url, request }, own, send);
      };
    },
  };
}

function checkIdentifier(identifier: unknown): void {
  if (typeof identifier !== 'function') {
    throw new TypeError(
      `The cache identifier must be a function. It is ${formatValue(identifier)}.`,
    );
  }
}

/** The address of a request without its fragment, which no service gets. */
function addressOf({ url }: Request): string {
  return url.split('#', 1)[0] ?? url;
}
