import type { SessionHint } from '../registry/index.ts';
import { computeChecksum } from './checksum.ts';

/** How long a page of an anonymous visitor may be served from a cache, in seconds. */
export const PAGE_MAX_AGE_S = 60;

/** How long an old page may be served while a new one is made, in seconds. */
export const PAGE_STALE_S = 600;

/** How long a missing page is cached as missing, in seconds. */
export const NOT_FOUND_MAX_AGE_S = 10;

/** After how many seconds a failed page is worth another try. */
export const RETRY_AFTER_S = 30;

/**
 * Returns true if an answer may be stored. One that was rendered for somebody who is signed in
 * never is, nor is a failure.
 */
export function isStorable(status: number, session: SessionHint): boolean {
  return session === 'anonymous' && status < 500;
}

/** Two cookies change what is rendered, so caches have to distinguish visitors by them. */
const VARY = { vary: 'Cookie, Accept-Encoding' };

/** Says that nobody may store an answer. */
export const NOT_STORED = { 'cache-control': 'private, no-store', ...VARY } as const;

/**
 * How long an answer may be stored that may be stored at all. A page that was cached here has used
 * up a part of its time, so that all caches on the way together hold one limit. Past that limit it
 * may not be stored.
 */
export function cacheHeaders(status: number, ageS = 0): Readonly<Record<string, string>> {
  if (status === 404) {
    const maxAgeS = NOT_FOUND_MAX_AGE_S - ageS;
    return maxAgeS < 0 ? NOT_STORED : { 'cache-control': `public, max-age=${maxAgeS}`, ...VARY };
  }
  const leftS = PAGE_MAX_AGE_S + PAGE_STALE_S - ageS;
  if (leftS < 0) return NOT_STORED;
  const maxAgeS = Math.max(0, PAGE_MAX_AGE_S - ageS);
  return {
    'cache-control': `public, max-age=${maxAgeS}, stale-while-revalidate=${leftS - maxAgeS}`,
    ...VARY,
  };
}

/** A weak tag of a document: compression changes its bytes, never what it says. */
export function createEtag(document: Uint8Array<ArrayBuffer>): string {
  return `W/"${computeChecksum(document)}"`;
}

/**
 * Returns true if one of the tags that a client has is this one. Weak and strong tags count as
 * equal here.
 */
export function hasMatch(ifNoneMatch: string | null, etag: string): boolean {
  return (ifNoneMatch ?? '')
    .split(',')
    .some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}

function bare(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
