import type { CacheOptions } from './cache-options.ts';

/** Sends a request, or gives what is cached in its place. */
export type Through = (request: Request, send: () => Promise<Response>) => Promise<Response>;

/**
 * A cache as a client uses it: asked when a call begins, and once more with the request that is to
 * be sent. Rejects, before anything is sent, for wrong options and where nobody can say whose call
 * it is.
 */
export type CallCache = (own: CacheOptions | undefined) => Promise<Through>;
