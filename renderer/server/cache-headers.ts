import type { SessionHint } from '../registry/index.ts';
import { checksumOf } from './checksum.ts';

/** How long a page of an anonymous visitor may be served from a cache, in seconds. */
export const PAGE_MAX_AGE_S = 60;

/** How long an old page may be served while a new one is made, in seconds. */
export const PAGE_STALE_S = 600;

/** How long a missing page is remembered as missing, in seconds. */
export const NOT_FOUND_MAX_AGE_S = 10;

/** After how many seconds a failed page is worth another try. */
export const RETRY_AFTER_S = 30;

/**
 * Whether an answer may be stored: never what was drawn for somebody who is signed in, nor a
 * failure.
 */
export function isStorable(status: number, session: SessionHint): boolean {
  return session === 'anonymous' && status < 500;
}

/**
 * Whether and how long an answer may be stored. Two cookies change what is drawn, so caches have to
 * tell visitors apart by them.
 */
export function cacheHeaders(status: number, session: SessionHint): Record<string, string> {
  const vary = 'Cookie, Accept-Encoding';
  if (!isStorable(status, session)) return { 'cache-control': 'private, no-store', vary };
  if (status === 404) return { 'cache-control': `public, max-age=${NOT_FOUND_MAX_AGE_S}`, vary };
  return {
    'cache-control': `public, max-age=${PAGE_MAX_AGE_S}, stale-while-revalidate=${PAGE_STALE_S}`,
    vary,
  };
}

/** A weak tag of a document: compression changes its bytes, never what it says. */
export function etagOf(document: Uint8Array<ArrayBuffer>): string {
  return `W/"${checksumOf(document)}"`;
}

/**
 * Whether one of the tags that a client has is this one. Weak and strong tags count as equal here.
 */
export function hasMatch(ifNoneMatch: string | null, etag: string): boolean {
  return (ifNoneMatch ?? '')
    .split(',')
    .some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}

function bare(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
