import { cacheHeaders, hasMatch } from './cache-headers.ts';
import { negotiateEncoding, type EncodedBody } from './page-cache/encoded-body.ts';
import type { PageSecurity } from './security-headers.ts';
import type { Served } from './serve-visit.ts';
import type { FormRefusal } from './submissions/read-form-post.ts';
import type { RequestHead } from './visit.ts';

export interface RespondOptions {
  readonly security: PageSecurity;
  /** A request header that says which page it is, beside the cookies. */
  readonly varyBy?: string | undefined;
  readonly encodedBody?: EncodedBody | undefined;
}

/** An answer that can be sent by anybody as it is. */
export interface ReadyAnswer extends Pick<Served, 'cache' | 'admission'> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
}

/** How long a browser may remember where an address that is not canonical leads, in seconds. */
const MAX_AGE_S = 3_600;

/** A whole answer that is not cached. */
export function toReadyAnswer(
  { answer, cache, admission }: Served,
  { security, varyBy }: RespondOptions,
): ReadyAnswer {
  const { status, headers, body } = answer;
  const length = body && { 'content-length': String(body.length) };
  const all = varyingBy(varyBy, { ...security(answer), ...headers, ...length });
  return { status, headers: all, body, cache, admission };
}

/**
 * An answer as it is sent: left out where the client has it already, with the age that it has here.
 */
export function respond(
  { answer, cached, entry }: Pick<Served, 'answer' | 'cached' | 'entry'>,
  { headers: requestHeaders }: Pick<RequestHead, 'headers'>,
  { security, varyBy, encodedBody }: RespondOptions,
): Response {
  const headers: Record<string, string> = { ...security(answer), ...answer.headers };
  if (cached) {
    const ageS = Math.floor(cached.ageMs / 1_000);
    Object.assign(headers, cacheHeaders(answer.status, ageS), { age: String(ageS) });
  }
  Object.assign(headers, varyingBy(varyBy, headers));
  if (answer.etag && hasMatch(requestHeaders.get('if-none-match'), answer.etag)) {
    return new Response(null, { status: 304, headers });
  }

  const reused = cached?.page ?? entry;
  const encoding =
    reused && encodedBody && negotiateEncoding(requestHeaders.get('accept-encoding'));
  const encoded = encoding && encodedBody(reused, encoding);
  if (encoded) headers['content-encoding'] = encoding;
  const body = encoded ?? answer.body;
  if (body) headers['content-length'] = String(body.length);
  return new Response(body && streamOf(body), { status: answer.status, headers });
}

/** Caches on the way have to know of it wherever they know of cookies. */
function varyingBy(
  name: string | undefined,
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const { vary } = headers;
  return name === undefined || !vary ? headers : { ...headers, vary: `${vary}, ${name}` };
}

/**
 * All bytes in one piece that is there already. Bytes by themselves would be copied for each
 * answer, and end one turn of the event loop after they were read, for which an adapter may wait.
 */
function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

/** Pages are read, and where a site takes forms, these are sent to them. */
export function refuseMethod({ security }: RespondOptions, takesForms: boolean): Response {
  const allow = takesForms ? 'GET, HEAD, POST' : 'GET, HEAD';
  return new Response(null, { status: 405, headers: { ...security(), allow } });
}

/** Answers a form that is not taken. Its sender has the page still, one step back. */
export function refuseForm({ status }: FormRefusal, { security }: RespondOptions): Response {
  const headers = { ...security(), 'cache-control': 'no-store', ...PLAIN_TEXT };
  return new Response(FORM_REFUSALS[status], { status, headers });
}

const PLAIN_TEXT = { 'content-type': 'text/plain; charset=utf-8' };

const FORM_REFUSALS = {
  400: 'This form cannot be read. Go back, load the page anew and send it again.',
  403: 'A form can only be sent from a page of this site.',
  413: 'This form is too long. Go back, and shorten it or choose smaller files.',
  415: 'A form has to be sent as application/x-www-form-urlencoded or multipart/form-data.',
  503: 'Too many files are being sent at the moment. Go back and try again a little later.',
};

/**
 * The one address of a page, where it was asked for by another: with doubled slashes, or one at the
 * end. Undefined where it was asked for by the right one. Without the site's origin it is a path,
 * which begins with exactly one slash and so never names a host.
 */
export function findCanonicalAddress(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  siteOrigin: string | undefined,
): string | undefined {
  const canonical = toCanonicalPath(pathname);
  return canonical === pathname ? undefined : `${siteOrigin ?? ''}${canonical}${search}`;
}

/**
 * A path without doubled slashes, and without one at its end. Coded slashes are part of a name, not
 * slashes.
 */
export function toCanonicalPath(pathname: string): string {
  return `/${pathname.split('/').filter(Boolean).join('/')}`;
}

/** Sends a visitor who asked by another address to the right one, for good. */
export function redirectPermanently(
  address: string,
  { security }: Pick<RespondOptions, 'security'>,
): Response {
  const headers = {
    ...security(),
    location: address,
    'cache-control': `public, max-age=${MAX_AGE_S}`,
  };
  return new Response(null, { status: 308, headers });
}
