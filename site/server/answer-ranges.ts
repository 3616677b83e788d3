import type { Context, MiddlewareHandler } from 'hono';

/**
 * Answers a Range header for the application behind it, by RFC 9110, section 14. That application
 * answers with the whole, and uncompressed: a part of compressed bytes is of no use without the
 * rest of the same ones.
 */
export function answerRanges(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { req, res } = context;
    if (res.status !== 200 || res.headers.has('content-encoding')) return;
    res.headers.set('accept-ranges', 'bytes');

    const range = req.header('range');
    if (req.method !== 'GET' || range === undefined) return;
    if (!isSameVersion(req.header('if-range'), res.headers.get('etag'))) return;
    await answerRange(context, range);
  };
}

/** Weak tags do not count: two answers that say the same may differ in their bytes. */
function isSameVersion(ifRange: string | undefined, etag: string | null): boolean {
  return ifRange === undefined || (ifRange === etag && !ifRange.startsWith('W/'));
}

async function answerRange(context: Context, header: string): Promise<void> {
  const response = context.res;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const requestedRange = readRange(header, bytes.length);
  // Otherwise the headers of the whole would replace those of the part.
  context.res = undefined;
  if (requestedRange === 'whole') context.res = new Response(bytes, response);
  else if (requestedRange === 'unsatisfiable') context.res = unsatisfiable(bytes.length);
  else context.res = partOf(response, bytes, requestedRange);
}

function partOf(
  { headers: ofWhole }: Response,
  bytes: Uint8Array<ArrayBuffer>,
  { first, last }: BytePart,
): Response {
  const headers = new Headers(ofWhole);
  headers.set('content-range', `bytes ${first}-${last}/${bytes.length}`);
  headers.set('content-length', String(last - first + 1));
  return new Response(bytes.subarray(first, last + 1), { status: 206, headers });
}

function unsatisfiable(size: number): Response {
  const headers = { 'content-range': `bytes */${size}`, 'cache-control': 'no-store' };
  return new Response(null, { status: 416, headers });
}

/** A part of a file: its first and its last byte, both included. */
interface BytePart {
  readonly first: number;
  readonly last: number;
}

/**
 * The answer that a Range header asks for; `whole` where it asks for nothing that has to be
 * followed.
 */
type AskedRange = BytePart | 'whole' | 'unsatisfiable';

const RANGES = /^bytes=(?<ranges>.*)$/i;
const INT_RANGE = /^(?<first>\d+)-(?<last>\d*)$/;
const SUFFIX_RANGE = /^-(?<length>\d+)$/;

/**
 * Reads a Range header by RFC 9110, section 14. One part is given as asked. Several are answered
 * with the whole, as the RFC allows: no browser reads a page's files that way. A malformed range
 * counts as not asked.
 */
export function readRange(header: string, size: number): AskedRange {
  const { ranges = '' } = RANGES.exec(header)?.groups ?? {};
  const written = ranges
    .split(',')
    .map((range) => range.trim())
    .filter((range) => range !== '');
  const parts = written.map((range) => readPart(range, size));
  if (parts.length === 0 || parts.includes('whole')) return 'whole';
  const [part = 'whole', ...others] = parts;
  if (parts.every((each) => each === 'unsatisfiable')) return 'unsatisfiable';
  return others.length > 0 ? 'whole' : part;
}

function readPart(range: string, size: number): AskedRange {
  const { length } = SUFFIX_RANGE.exec(range)?.groups ?? {};
  if (length !== undefined) {
    const first = Math.max(0, size - Number(length));
    return first < size ? { first, last: size - 1 } : 'unsatisfiable';
  }

  const { first, last } = INT_RANGE.exec(range)?.groups ?? {};
  if (first === undefined) return 'whole';
  const from = Number(first);
  const to = last ? Number(last) : Number.POSITIVE_INFINITY;
  if (to < from) return 'whole';
  return from < size ? { first: from, last: Math.min(to, size - 1) } : 'unsatisfiable';
}
