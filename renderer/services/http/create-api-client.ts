import { limitTime, type Host, type LimitOptions } from '../../host/index.ts';
import { MAX_DOCUMENT_BYTES } from '#schemas/max-document-bytes.ts';
import { resolveAddress } from './resolve-address.ts';
import type { CacheOptions } from './cache/cache-options.ts';
import type { Exchange, Exchanged } from './create-exchange.ts';
import { decodeJson } from './decode-json.ts';
import { FetchError } from './http-errors.ts';
import type { JsonInterceptor } from './interceptors.ts';
import { readBytes, TooLargeError } from './read-bytes.ts';

/** No call waits longer unless it says so, in milliseconds. */
export const CALL_LIMIT_MS = 10_000;

/** The options of a call, beside those that every fetch knows. */
export interface ApiCall extends Omit<RequestInit, 'signal'> {
  /** Search parameters, behind those that the path has. */
  readonly params?: URLSearchParams;
  /** How long it may take; `fetch` until its answer begins, `fetchJson` until it has been read. */
  readonly limitMs?: number;
  /** Ends the call from outside, and the reading of its answer. */
  readonly signal?: AbortSignal | undefined;
  /** Goes before the client's own. */
  readonly cacheOptions?: CacheOptions;
}

/**
 * A call whose body is sent as JSON, a text too, and a FormData as it is; undefined and null are no
 * body.
 */
export interface JsonCall extends Omit<ApiCall, 'body'> {
  readonly body?: unknown;
}

/**
 * The body that the answer to a JSON call holds, and the answer itself, which can still be read.
 */
export interface JsonAnswer {
  readonly body: unknown;
  readonly response: Response;
}

/** Calls services of the API host by their paths. */
export interface ApiClient {
  /**
   * Gives the answer of a service. Rejects with FetchError for a status from 400 to 599, with
   * TimeoutError, and with what the network, the caller's signal or an interceptor threw.
   */
  readonly fetch: (path: string, call?: ApiCall) => Promise<Response>;
  /**
   * Sends and reads JSON. Rejects as `fetch` does, with the body in the FetchError; with ParseError
   * where JSON is none, and with TooLargeError. An answer that says it is something else is given
   * as a text.
   */
  readonly fetchJson: (path: string, call?: JsonCall) => Promise<JsonAnswer>;
}

export interface ApiClientOptions {
  readonly origin: string;
  /** Cut off before JSON is read. */
  readonly jsonPrefix: string;
  readonly jsonInterceptors?: readonly JsonInterceptor[] | undefined;
}

export type ApiHost = Pick<Host, 'after'> & Partial<Pick<Host, 'console'>>;

/** Makes the client of an API host out of an exchange. */
export function createApiClient(
  options: ApiClientOptions,
  exchange: Exchange,
  host: ApiHost,
): ApiClient {
  const { origin, jsonInterceptors = [], jsonPrefix: prefix } = options;
  const requestOf = (
    path: string,
    { params, ...init }: Omit<ApiCall, 'signal'> & { readonly signal: AbortSignal },
  ) => {
    const url = resolveAddress(path, { origin, params, console: host.console });
    // No service is followed elsewhere, unless its caller wants to see where it leads.
    return new Request(url, { credentials: 'include', redirect: 'error', ...init });
  };

  return {
    fetch(path, { limitMs = CALL_LIMIT_MS, signal, cacheOptions, ...call } = {}) {
      return answered(host, { limitMs, signal }, async (inTime) => {
        // The caller's own signal goes on, while the answer is read.
        const ending = signal ? AbortSignal.any([inTime, signal]) : inTime;
        const request = requestOf(path, { ...call, signal: ending });
        return (await exchange(request, { limitMs, cacheOptions })).response;
      });
    },
    fetchJson(path, { limitMs = CALL_LIMIT_MS, signal, cacheOptions, ...call } = {}) {
      return answered(host, { limitMs, signal }, async (inTime) => {
        const request = requestOf(path, { ...asJson(call), signal: inTime });
        const exchanged = await exchange(request, { limitMs, cacheOptions }).catch(
          (error: unknown) => throwWithBody(error, prefix),
        );
        const read = await bodyOf(exchanged, prefix);
        const body = await intercepted(read, exchanged.response, jsonInterceptors);
        return { body, response: exchanged.response };
      });
    },
  };
}

/**
 * Runs a task within a time limit, which ends what fails, but for the answer that a FetchError
 * holds: its caller can still read that.
 */
async function answered<Result>(
  host: ApiHost,
  limit: LimitOptions,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const outcome = await limitTime(host, limit, (inTime) =>
    task(inTime).catch((error: unknown) => {
      if (error instanceof FetchError) return error;
      throw error;
    }),
  );
  if (outcome instanceof FetchError) throw outcome;
  return outcome;
}

function asJson({ body, headers: ownHeaders, ...call }: JsonCall): ApiCall {
  const headers = new Headers(ownHeaders);
  headers.set('accept', 'application/json');
  if (body === undefined || body === null) return { ...call, headers };
  if (body instanceof FormData) return { ...call, headers, body };
  headers.set('content-type', 'application/json');
  return { ...call, headers, body: JSON.stringify(body) };
}

/** Read from a copy, so that the caller can read the answer once more. */
async function bodyOf({ request, response }: Exchanged, prefix: string): Promise<unknown> {
  const { url } = request;
  try {
    const bytes = await readBytes(response.clone(), url, MAX_DOCUMENT_BYTES);
    return decodeJson(new TextDecoder().decode(bytes), response, { prefix, url });
  } catch (error) {
    // Nobody waits for the rest of it.
    if (error instanceof TooLargeError) void response.body?.cancel().catch(() => undefined);
    throw error;
  }
}

/**
 * Throws the error again; a FetchError then holds what the service says of its failure. A body that
 * cannot be read never hides the error.
 */
async function throwWithBody(error: unknown, prefix: string): Promise<never> {
  if (!(error instanceof FetchError)) throw error;
  const body = await bodyOf(error, prefix).catch(() => undefined);
  throw new FetchError(error.request, error.response, body);
}

async function intercepted(
  body: unknown,
  response: Response,
  interceptors: readonly JsonInterceptor[],
): Promise<unknown> {
  let current = body;
  for (const intercept of interceptors) {
    if (typeof current !== 'object') break;
    current = await intercept(current, response);
  }
  return current;
}
