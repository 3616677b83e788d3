import { findAccessToken, findExtendedContext, type SessionData } from './session-data.ts';

const CONTEXT_HEADER = 'extended-session-context';

/**
 * Matches characters that are not printable ASCII: a header cannot carry them, or not without harm.
 */
const UNSENDABLE = /[^ -~]/g;

/**
 * Gives a request to an API host the token and the extended context of the session. Hosts are
 * compared as a whole, scheme and port included: one that only looks like ours gets nothing.
 */
export function authoriseRequest(
  request: Request,
  data: SessionData,
  apiOrigins: ReadonlySet<string>,
): Request {
  if (!apiOrigins.has(new URL(request.url).origin)) return request;

  const headers = new Headers(request.headers);
  const token = findAccessToken(data);
  const context = findExtendedContext(data);
  if (token !== undefined && !headers.has('authorization')) {
    headers.set('authorization', `Bearer ${token}`);
  }
  if (context) headers.set(CONTEXT_HEADER, toHeader(context));
  // A redirect would take both of them to a host that nobody has compared.
  const { redirect } = request;
  return new Request(request, { headers, redirect: redirect === 'follow' ? 'error' : redirect });
}

/** JSON in ASCII: a header carries nothing else. */
function toHeader(context: object): string {
  return JSON.stringify(context).replaceAll(
    UNSENDABLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
