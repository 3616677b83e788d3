import type { CallCache } from './call-cache.ts';

/**
 * A cache whose code is loaded with the first call. Where it does not come, calls are sent as
 * though there were none, and the next one tries again.
 */
export function createLazyCache(load: () => Promise<CallCache>): CallCache {
  let loading: Promise<CallCache> | undefined;
  return async (own) => {
    loading ??= load();
    const cache = await loading.catch(() => undefined);
    if (cache) return cache(own);
    loading = undefined;
    return (_, send) => send();
  };
}
