import type { CallDetails, Host } from '../../host/index.ts';
import type { CallCache } from './cache/call-cache.ts';
import type { CacheOptions } from './cache/cache-options.ts';
import { FetchError } from './http-errors.ts';
import type { Interceptors, RequestInterceptor } from './interceptors.ts';

export interface ExchangeOptions {
  readonly interceptors?: Interceptors | undefined;
  /** The client's own, after those of others. */
  readonly own: readonly RequestInterceptor[];
  /** Left out, every call is sent. */
  readonly cache?: CallCache | undefined;
}

/** A request as it was sent in the end, and its answer. */
export interface Exchanged {
  readonly request: Request;
  readonly response: Response;
}

export interface ExchangeCall extends CallDetails {
  readonly cacheOptions?: CacheOptions | undefined;
}

export type Exchange = (request: Request, call: ExchangeCall) => Promise<Exchanged>;

/**
 * Makes what stands between a call and the network: interceptors, cache, interceptors, and a look
 * at the status. The exchange that it gives rejects with FetchError for a status from 400 to 599,
 * with what the network or an interceptor threw, and with a TypeError for wrong cache options,
 * before anything is sent.
 */
export function createExchange(
  { interceptors, own, cache }: ExchangeOptions,
  host: Pick<Host, 'fetch'>,
): Exchange {
  const before = [...(interceptors?.request ?? []), ...own];
  const after = interceptors?.response ?? [];

  return async (asked, { limitMs, cacheOptions }) => {
    // The cache asks whose call it is before anybody signs it: so nobody's answer is ever taken for
    // another's.
    const cached = await cache?.(cacheOptions);
    let request = asked;
    let answer: Response | undefined;
    for (const intercept of before) {
      const intercepted = await intercept(request);
      if (intercepted instanceof Response) {
        answer = intercepted;
        break;
      }
      request = intercepted;
    }
    const sent = request;
    const send = () => host.fetch(sent, { limitMs });
    answer ??= await (cached ? cached(sent, send) : send());
    for (const intercept of after) answer = await intercept(answer, sent);
    if (answer.status >= 400 && answer.status < 600) throw new FetchError(sent, answer);
    return { request: sent, response: answer };
  };
}
