import {
  createMemoryHost,
  type MemoryHost,
  type MemoryHostOptions,
} from '../../host/memory/index.testing.ts';
import { createHttp, type Http, type HttpOptions } from './create-http.ts';

export type Answer = (request: Request) => Promise<Response>;

export const API_ORIGIN = 'https://api.meridia.test';

const JSON_TYPE = { 'content-type': 'application/json' };

/** An answer with a text, in JSON unless it says that it is something else. */
export function answer(text: string | null, init?: ResponseInit): Answer {
  return () => Promise.resolve(new Response(text, { headers: JSON_TYPE, ...init }));
}

export function hang(): Promise<Response> {
  return new Promise(() => undefined);
}

export function noNetwork(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

export function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.catch((error: unknown) => error);
}

export interface SampleClient {
  readonly http: Http;
  readonly host: MemoryHost;
  /** The requests that were sent. */
  readonly sent: readonly Request[];
}

type SampleOptions = Partial<HttpOptions> & Pick<MemoryHostOptions, 'cookies'>;

/**
 * A client whose n-th request gets the n-th answer, with the requests it sent. A function answers
 * all of them.
 */
export function clientWith(
  answers: readonly Answer[] | Answer,
  { cookies = '', ...options }: SampleOptions = {},
): SampleClient {
  const sent: Request[] = [];
  const host = createMemoryHost({
    cookies,
    fetch(request) {
      sent.push(request);
      const next = typeof answers === 'function' ? answers : answers[sent.length - 1];
      return next?.(request) ?? noNetwork();
    },
  });
  return {
    host,
    sent,
    http: createHttp({ origin: API_ORIGIN, locale: 'fr-BE', ...options }, host),
  };
}
