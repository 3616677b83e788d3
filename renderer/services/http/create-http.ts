import { withTimeLimit, type Host } from '../../host/index.ts';
import { MAX_DOCUMENT_BYTES } from '#schemas/max-document-bytes.ts';
import { FetchError, isRedirect, ParseError } from './http-errors.ts';
import { readBytes, type Bytes } from './read-bytes.ts';
import { tryAgain } from './try-again.ts';

/** The host guards JSON bodies with this prefix so that a <script> tag cannot run them. */
export const JSON_GUARD = ")]}',";

/**
 * A service that redirects would choose which host is asked next, and with what. The answer itself is kept,
 * so that the failure can say what it was.
 */
const FOLLOW_NONE = 'manual';

export interface HttpOptions {
  /** What relative paths are resolved against: the API host's origin. */
  readonly origin: string;
  /** Asked for in Accept-Language, with its region. */
  readonly locale: string;
  readonly jsonPrefix?: string;
  /** Asks in the place of `send`, for whoever notes what services say or has asked before. */
  readonly relay?: Relay | undefined;
}

export type Relay = (request: JsonRequest, send: () => Promise<Bytes>) => Promise<Bytes>;

export interface JsonRequest {
  readonly path: string;
  readonly limitMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Sent as JSON with POST; without it the request is a GET. */
  readonly body?: object;
}

export interface Http {
  /**
   * Asks for JSON and gives the object it holds. A GET that fails in the network is tried once more, after
   * a moment. Throws FetchError for a status of 300 and above, ParseError for anything but a JSON object,
   * TooLargeError, TimeoutError, or what the network threw.
   */
  readonly json: (request: JsonRequest) => Promise<object>;
  /** The same without reading it: the bytes of the answer, its guard included. Throws as json does. */
  readonly bytes: (request: JsonRequest) => Promise<Bytes>;
}

/** What calling a service needs. Without turns, a long answer is read at once. */
export type HttpHost = Pick<Host, 'fetch' | 'after' | 'random'> & Partial<Pick<Host, 'nextTurn'>>;

/** Bytes of an answer that takes longer to parse than a small page takes in all. */
const LONG_ANSWER = 500_000;

/** One for all answers: whole ones leave nothing behind in it. */
const decoder = new TextDecoder();

/** Makes the one way of the product to call its services. */
export function createHttp(options: HttpOptions, host: HttpHost): Http {
  const ask = async (request: Request): Promise<Bytes> => {
    const response = await host.fetch(request);
    if (response.status >= 300 || isRedirect(response)) throw new FetchError(request, response);
    if (!mayBeJson(response)) throw new ParseError(request.url);
    return readBytes(response, request.url, MAX_DOCUMENT_BYTES);
  };
  const bytes = ({ limitMs, signal, ...rest }: JsonRequest): Promise<Bytes> =>
    withTimeLimit(host, { limitMs, signal }, async (inTime) => {
      const send = () => ask(toRequest(rest, options, inTime));
      // A POST may have arrived.
      return rest.body ? send() : tryAgain(host, inTime, send);
    });

  return {
    bytes,
    async json(request) {
      const send = () => bytes(request);
      const answer = await (options.relay ? options.relay(request, send) : send());
      // Parsing cannot be cut, so what comes before and after it should not make the wait for others longer.
      const turn = () => (answer.length > LONG_ANSWER ? host.nextTurn?.() : undefined);
      await turn();
      const text = decoder.decode(answer);
      const value = parseObject(text, options.jsonPrefix ?? JSON_GUARD);
      if (!value) throw new ParseError(new URL(request.path, options.origin).href);
      await turn();
      return value;
    },
  };
}

function toRequest(
  { path, body }: Pick<JsonRequest, 'path' | 'body'>,
  { origin, locale }: HttpOptions,
  signal: AbortSignal,
): Request {
  const headers = { accept: 'application/json', 'accept-language': locale };
  const url = new URL(path, origin);
  if (!body) return new Request(url, { redirect: FOLLOW_NONE, headers, signal });
  return new Request(url, {
    redirect: FOLLOW_NONE,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
}

/** What an answer says it is counts: a text that reads like JSON is none. Many say nothing. */
function mayBeJson({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('json') ?? true;
}

/** The object that an answer holds, behind its guard; undefined where it holds anything else. */
export function parseObject(text: string, prefix: string): object | undefined {
  const json = text.startsWith(prefix) ? text.slice(prefix.length) : text;
  const value = parse(json);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // No JSON is undefined.
    return undefined;
  }
}
