import { randomUUID } from 'node:crypto';

interface WithHeaders {
  readonly headers: { readonly get: (name: string) => string | null };
}

export const REQUEST_ID_HEADER = 'x-request-id';

/** The ids of requests that go into logs and headers unchanged. */
const ALLOWED = /^[\w-]{8,64}$/;

/**
 * The id under which a request is found in the logs of all servers that it passed; a new one where
 * it has none.
 */
export function readRequestId({ headers }: WithHeaders): string {
  const received = headers.get(REQUEST_ID_HEADER) ?? '';
  return ALLOWED.test(received) ? received : randomUUID();
}
