import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Context, Handler, MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { negotiateEncoding, hasMatch } from '#renderer/server';
import { answerRanges } from './answer-ranges.ts';

/** Compressed forms are chosen, not asked for; source maps are for ourselves. */
const NOT_SERVED = /\.(?:br|gz|map)$/;

const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/** Names of built files hold a hash of their content, so no browser has to ask for one twice. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves the files that a folder has now, each by its path in it. Their paths are looked up, never
 * put together, so no request can name another file. Each is read once: a build is small, and a
 * release that replaces the folder does not change what this server says.
 */
export function serveStaticFiles(folder: string, cacheControl: string): MiddlewareHandler[] {
  const known = filesIn(folder);
  const read = memoizeByAddress((address) => readStaticFile(join(folder, address)));

  const send: Handler = async (context) => {
    const { path, method } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return respondNotAllowed();
    if (!known.has(path) || NOT_SERVED.test(path)) return respondMissing(context);
    const { address, encoding } = chooseForm(context, known);
    return answerWith(await read(address), context, { cacheControl, encoding });
  };
  return [answerRanges(), send];
}

/** Characters of a tag: 132 bits, which no two files share by chance. */
const TAG_LENGTH = 22;

type Encoding = keyof typeof ENDINGS;

/** The addresses of all files in a folder and below it. */
function filesIn(folder: string): ReadonlySet<string> {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Set(
    files.map(
      ({ parentPath, name }) =>
        `/${relative(folder, join(parentPath, name)).replaceAll('\\', '/')}`,
    ),
  );
}

interface StaticFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

async function readStaticFile(path: string): Promise<StaticFile> {
  const bytes = new Uint8Array(await readFile(path));
  const hash = createHash('sha256').update(bytes).digest('base64url');
  return { bytes, etag: `"${hash.slice(0, TAG_LENGTH)}"` };
}

/**
 * The compressed form that the client takes, where there is one. A part is cut from the plain form
 * only.
 */
function chooseForm(
  { req }: Context,
  known: ReadonlySet<string>,
): { readonly address: string; readonly encoding?: Encoding } {
  const accepted = negotiateEncoding(req.header('accept-encoding') ?? null);
  const encoding = req.header('range') === undefined ? accepted : undefined;
  const address = encoding && `${req.path}${ENDINGS[encoding]}`;
  return encoding && address && known.has(address) ? { address, encoding } : { address: req.path };
}

function answerWith(
  { bytes, etag }: StaticFile,
  { req }: Context,
  {
    cacheControl,
    encoding,
  }: { readonly cacheControl: string; readonly encoding?: Encoding | undefined },
): Response {
  const headers = {
    'content-type': getMimeType(req.path) ?? 'application/octet-stream',
    'cache-control': cacheControl,
    vary: 'Accept-Encoding',
    etag,
    ...(encoding && { 'content-encoding': encoding }),
  };
  if (hasMatch(req.header('if-none-match') ?? null, etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(bytes, { headers: { ...headers, 'content-length': String(bytes.length) } });
}

/**
 * An answer that is not to be stored: while a new release goes out, the next server may have the
 * file.
 */
export function respondMissing(context: Context): Response {
  const headers = { 'cache-control': 'no-store' };
  return context.text('There is no such file in this build.', 404, headers);
}

export function respondNotAllowed(): Response {
  return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
}

/** Reads each address once. One that could not be read is tried again by the next request. */
export function memoizeByAddress<Result>(
  read: (address: string) => Promise<Result>,
): (address: string) => Promise<Result> {
  const reading = new Map<string, Promise<Result>>();
  return (address) => {
    const result = reading.get(address) ?? read(address);
    reading.set(address, result);
    result.catch(() => reading.delete(address));
    return result;
  };
}

/** Serves the hashed files of a build, or says that it has no such file. */
export function serveBuiltAssets(clientFolder: string): MiddlewareHandler[] {
  return serveStaticFiles(clientFolder, FOR_EVER);
}
