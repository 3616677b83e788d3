import type { Host, SharedHost } from '../../../host/index.ts';
import type { MemoryHost } from '../../../host/memory/index.testing.ts';
import type { Http } from '../create-http.ts';
import { API_ORIGIN, clientWith, type Answer } from '../sample-client.testing.ts';
import { createCache, type Cache, type ClientCacheOptions } from './create-cache.ts';
import { createLastingAnswers } from './lasting-answers.ts';

export interface CachedClient {
  readonly http: Http;
  readonly host: MemoryHost;
  readonly cache: Cache;
  readonly sent: readonly Request[];
  /** Asks with GET, and gives what the answer holds. */
  readonly ask: (path?: string, options?: Parameters<Http['fetch']>[1]) => Promise<string>;
  readonly change: (path: string, options?: Parameters<Http['fetch']>[1]) => Promise<Response>;
}

/** Answers the n-th request with the number n, in JSON. */
export function counting(): Answer {
  let count = 0;
  return () => {
    count += 1;
    return Promise.resolve(Response.json(count));
  };
}

interface SampleOptions extends Partial<ClientCacheOptions> {
  /** Shares the answers of the owner `default` with other documents. */
  readonly shared?: SharedHost;
}

/** A client whose answers are cached. */
export function cachedClient(
  { shared, ...options }: SampleOptions = {},
  answer: Answer | readonly Answer[] = counting(),
): CachedClient {
  // The cache wants the clock of the host that its client makes.
  const clock: Pick<Host, 'now' | 'after'> = {
    now: () => client.host.now(),
    after: (delayMs, task) => client.host.after(delayMs, task),
  };
  const lasting =
    shared && createLastingAnswers({ owner: 'default', shared }, { ...clock, random: () => 0.5 });
  const cache = createCache(
    { identifier: () => 'default', origin: API_ORIGIN, useCache: true, lasting, ...options },
    clock,
  );
  const client = clientWith(answer, { cache: cache.call });
  const { http } = client;
  return {
    ...client,
    cache,
    ask: async (path = '/a', call = {}) => (await http.fetch(path, call)).text(),
    change: (path, call = {}) => http.fetch(path, { method: 'POST', ...call }),
  };
}
