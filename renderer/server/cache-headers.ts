import type { SessionHint } from '../registry/index.ts';

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

const FIRST = 0x9e3779b1;
const SECOND = 0x85ebca77;
const FINISH = 0xc2b2ae3d;

/**
 * Sixteen hexadecimal digits that differ where two versions of a document do. Made at once: the
 * platform's digests run on another thread, and a busy server waits longer for that thread than it
 * takes to add up the words. Nothing may depend on it that somebody gains by forging.
 */
export function computeChecksum(bytes: Uint8Array<ArrayBuffer>): string {
  const words = wordsOf(bytes);
  let first = FIRST;
  let second = SECOND;
  // Multiplying moves what differs upwards only; turning brings it back down.
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? 0;
    first = turned(Math.imul(first ^ word, FIRST), 15);
    second = turned(Math.imul(second ^ word, SECOND), 13);
  }
  return [first, second].map((sum) => hexOf(finish(sum ^ bytes.length))).join('');
}

function turned(word: number, places: number): number {
  return (word << places) | (word >>> (32 - places));
}

/** Whole words, the last one filled up with zeros. */
function wordsOf(bytes: Uint8Array<ArrayBuffer>): Uint32Array {
  const isWhole = bytes.byteOffset % 4 === 0 && bytes.length % 4 === 0;
  if (isWhole) return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  const filled = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
  filled.set(bytes);
  return new Uint32Array(filled.buffer);
}

function finish(sum: number): number {
  const mixed = Math.imul(sum ^ (sum >>> 16), FINISH);
  return mixed ^ (mixed >>> 15);
}

function hexOf(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
