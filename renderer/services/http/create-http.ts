import { MAX_DOCUMENT_BYTES } from '#schemas/max-document-bytes.ts';
import { limitTime, type Host } from '../../host/index.ts';
import { resolveAddress } from './resolve-address.ts';
import { createApiClient, type ApiClient } from './create-api-client.ts';
import { createExchange, type Exchange, type ExchangeOptions } from './create-exchange.ts';
import { JSON_GUARD, mayBeJson, parseObject } from './decode-json.ts';
import { FetchError, isRedirect, ParseError } from './http-errors.ts';
import type { RequestInterceptor } from './interceptors.ts';
import { readBytes, type Bytes } from './read-bytes.ts';

/** The language that is asked for where a page says nothing of its own. */
const DEFAULT_LANGUAGE = 'en';

/**
 * A service that redirects would choose which host is asked next, and with what. The answer itself
 * is kept, so that the failure can say what it was.
 */
const FOLLOW_NONE = 'manual';

export interface HttpOptions extends Pick<ExchangeOptions, 'interceptors' | 'cache'> {
  /** The API host's origin, which relative paths are resolved against. */
  readonly origin: string;
  /**
   * The language that Accept-Language asks for, with its region: a locale, or a function that
   * returns the one of the moment.
   */
  readonly locale: string | (() => string | null);
  /**
   * False leaves Accept-Language to callers and to the browser's own settings; left out, the client
   * asks for answers in its locale.
   */
  readonly asksForLanguage?: boolean | undefined;
  readonly jsonPrefix?: string | undefined;
  /** Interceptors that add what a request gets beside its language: the session's headers, say. */
  readonly signing?: readonly RequestInterceptor[] | undefined;
  /** Asks in the place of `send`, for code that notes what services say or has asked before. */
  readonly relay?: Relay | undefined;
}

export type Relay = (request: JsonRequest, send: () => Promise<Bytes>) => Promise<Bytes>;

export interface JsonRequest {
  readonly path: string;
  readonly limitMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Sent as JSON with POST; without it the request is a GET. */
  readonly body?: object;
  /** false asks the service, whatever is cached; left out, the client's own setting holds. */
  readonly useCache?: boolean | undefined;
}

/** The one way of the product to call its services, and of features to call theirs. */
export interface Http extends ApiClient {
  /**
   * Asks for JSON and gives the object it holds. A GET that fails in the network is tried once
   * more, after a moment. Throws FetchError for a status of 300 and above, ParseError for anything
   * but a JSON object, TooLargeError, TimeoutError, or what the network threw.
   */
  readonly json: (request: JsonRequest) => Promise<object>;
  /**
   * The same without reading it: the bytes of the answer, its guard included. Throws as json does.
   */
  readonly bytes: (request: JsonRequest) => Promise<Bytes>;
}

/**
 * The part of a host that calling a service needs. Without `nextTurn`, a long answer is read at
 * once.
 */
export type HttpHost = Pick<Host, 'fetch' | 'after' | 'random'> &
  Partial<Pick<Host, 'nextTurn' | 'console'>>;

/** Bytes of an answer that takes longer to parse than a small page takes in all. */
const LONG_ANSWER = 500_000;

/** One for all answers: whole ones leave nothing behind in it. */
const decoder = new TextDecoder();

/** Makes the client of an API host. */
export function createHttp(options: HttpOptions, host: HttpHost): Http {
  const { origin, locale, interceptors, cache, signing = [], jsonPrefix = JSON_GUARD } = options;
  const language = createLanguageInterceptor(typeof locale === 'string' ? () => locale : locale);
  const own = options.asksForLanguage === false ? signing : [language, ...signing];
  const exchange = createExchange({ interceptors, own, cache }, host);
  const client = { origin, jsonPrefix, jsonInterceptors: interceptors?.json };
  const bytes = ({ signal, ...call }: JsonRequest): Promise<Bytes> =>
    limitTime(host, { limitMs: call.limitMs, signal }, async (inTime) => {
      const url = resolveAddress(call.path, { origin, console: host.console });
      const send = () => ask(exchange, call, { url, signal: inTime });
      // A POST may have arrived.
      return call.body ? send() : tryAgain(host, inTime, send);
    });

  return {
    ...createApiClient(client, exchange, host),
    bytes,
    async json(request) {
      const send = () => bytes(request);
      const answer = await (options.relay ? options.relay(request, send) : send());
      // Parsing cannot be cut, so what comes before and after it should not make the wait for
      // others longer.
      const turn = () => (answer.length > LONG_ANSWER ? host.nextTurn?.() : undefined);
      await turn();
      const value = parseObject(decoder.decode(answer), jsonPrefix);
      if (!value) throw new ParseError(new URL(request.path, origin).href);
      await turn();
      return value;
    },
  };
}

interface AskOptions {
  readonly url: URL;
  readonly signal: AbortSignal;
}

type Asked = Pick<JsonRequest, 'body' | 'limitMs' | 'useCache'>;

async function ask(exchange: Exchange, call: Asked, options: AskOptions): Promise<Bytes> {
  const { limitMs, useCache } = call;
  const { request, response } = await exchange(toRequest(call, options), {
    limitMs,
    cacheOptions: useCache === undefined ? undefined : { useCache },
  });
  if (response.status >= 300 || isRedirect(response)) throw new FetchError(request, response);
  if (!mayBeJson(response)) throw new ParseError(request.url);
  return readBytes(response, request.url, MAX_DOCUMENT_BYTES);
}

function toRequest({ body }: Pick<Asked, 'body'>, { url, signal }: AskOptions): Request {
  const headers = { accept: 'application/json' };
  const common = { credentials: 'include', redirect: FOLLOW_NONE, signal } as const;
  if (!body) return new Request(url, { ...common, headers });
  return new Request(url, {
    ...common,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/**
 * Asks for answers in the language that the page is in at that moment. A caller's own wish goes
 * before it.
 */
function createLanguageInterceptor(language: () => string | null | undefined): RequestInterceptor {
  return (request) => {
    if (!request.headers.has('accept-language')) {
      request.headers.set('accept-language', language() || DEFAULT_LANGUAGE);
    }
    return request;
  };
}

/** A second try waits at least this long, in milliseconds. */
const MIN_RETRY_DELAY_MS = 50;

/** A second try waits at most this long, in milliseconds. */
const MAX_RETRY_DELAY_MS = 250;

/**
 * Runs a task, and once more where the network failed it: after a time of chance, since all who
 * were cut off at one moment would else come back at one moment. An answer, however bad, is no
 * failure of the network, so there is no `Retry-After` to obey here.
 */
export async function tryAgain<Result>(
  host: Pick<Host, 'after' | 'random'>,
  signal: AbortSignal,
  task: () => Promise<Result>,
): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (!(error instanceof TypeError) || signal.aborted) throw error;
  }
  await pause(host, signal);
  return task();
}

function pause(host: Pick<Host, 'after' | 'random'>, signal: AbortSignal): Promise<void> {
  const delayMs = MIN_RETRY_DELAY_MS + host.random() * (MAX_RETRY_DELAY_MS - MIN_RETRY_DELAY_MS);
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      stop();
      reject(asError(signal.reason));
    };
    const stop = host.after(delayMs, () => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    });
    signal.addEventListener('abort', giveUp, { once: true });
  });
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
