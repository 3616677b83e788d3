import { cacheHeaders, hasMatch } from './cache-headers.ts';
import { negotiateEncoding, type EncodedBody } from './page-cache/encoded-body.ts';
import type { PageSecurity } from './site-policy.ts';
import type { Served } from './serve-visit.ts';
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

/** Pages are read, never written. */
export function refuseMethod({ security }: RespondOptions): Response {
  return new Response(null, { status: 405, headers: { ...security(), allow: 'GET, HEAD' } });
}
