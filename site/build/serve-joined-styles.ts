import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Handler } from 'hono';
import { LRUCache } from 'lru-cache';
import { negotiateEncoding } from '#renderer/server';
import {
  respondMissing,
  respondNotAllowed,
  memoizeByAddress,
  FOR_EVER,
} from '../server/static-files.ts';
import { compressFile } from './precompress.ts';
import type { StyleSets } from './style-sets.ts';

/**
 * Some two hundred sets with their compressed forms; a site has as many as it has kinds of pages.
 */
const MAX_BYTES = 8_000_000;

type Bytes = Uint8Array<ArrayBuffer>;
type Encoding = ReturnType<typeof negotiateEncoding>;

interface Wanted {
  readonly sheets: readonly string[];
  readonly encoding: Encoding;
}

interface JoinedStylesOptions {
  readonly sets: StyleSets;
  /** Where the sheets are. */
  readonly clientFolder: string;
  /**
   * The number of bytes of joined sheets that it keeps, so that nobody can fill the memory with
   * sets that no page has.
   */
  readonly maxBytes?: number;
}

/**
 * Answers with the style sheets of a set as one. A set that was asked for lately is kept as it is
 * sent.
 */
export function serveJoinedStyles(options: JoinedStylesOptions): Handler {
  const { sets, clientFolder, maxBytes = MAX_BYTES } = options;
  const read = memoizeByAddress(
    async (sheet) => new Uint8Array(await readFile(join(clientFolder, sheet))),
  );
  const bodies = new LRUCache<string, Bytes, Wanted>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length,
    // A request that comes while a set is being joined waits for the same work, also where the set
    // has lost its place in the cache since.
    ignoreFetchAbort: true,
    async fetchMethod(_, __, { context: { sheets, encoding } }) {
      const bytes = new Uint8Array(Buffer.concat(await Promise.all(sheets.map(read))));
      return encoding ? compressFile(bytes, encoding) : bytes;
    },
  });

  return async (context) => {
    const { path, method } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return respondNotAllowed();
    const sheets = sets.sheetsAt(path);
    if (!sheets) return respondMissing(context);
    const encoding = negotiateEncoding(context.req.header('accept-encoding') ?? null);
    const key = `${encoding ?? ''} ${path}`;
    return styleAnswer(await bodies.forceFetch(key, { context: { sheets, encoding } }), encoding);
  };
}

function styleAnswer(body: Bytes, encoding: Encoding): Response {
  const headers = {
    'content-type': 'text/css; charset=utf-8',
    'content-length': String(body.length),
    'cache-control': FOR_EVER,
    vary: 'Accept-Encoding',
    ...(encoding && { 'content-encoding': encoding }),
  };
  return new Response(body, { headers });
}
