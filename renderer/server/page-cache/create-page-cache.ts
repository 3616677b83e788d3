import { LRUCache } from 'lru-cache';
import { countBytes, type FinishedAnswer } from '../finished-answer.ts';

export interface PageCacheOptions {
  /** How many bytes it may hold: pages, their compressed forms and what they were made of. */
  readonly maxBytes: number;
}

/**
 * Holds finished pages by their cache key. The code that creates it may empty it and read how full
 * it is.
 */
export interface PageCache {
  readonly get: (key: string) => CachedPage | undefined;
  readonly set: (page: CachedPage) => void;
  /** Counts a page anew that has grown. */
  readonly resize: (key: string) => void;
  /** Removes all pages, or all forms of the page at one path. Returns how many were removed. */
  readonly purge: (path?: string) => number;
  /** How often it was purged: what was begun before must not be cached after. */
  readonly purges: () => number;
  readonly stats: () => { readonly pages: number; readonly bytes: number };
}

/**
 * Addresses that lead nowhere are without number: a visitor who tries them all must not push out
 * the pages.
 */
const MISSING_PAGES_SHARE = 1 / 16;

/** Makes a page cache. The page that was unused for longest goes first. */
export function createPageCache({ maxBytes }: PageCacheOptions): PageCache {
  const foundPages = shareOf(maxBytes * (1 - MISSING_PAGES_SHARE));
  const missing = shareOf(maxBytes * MISSING_PAGES_SHARE);
  const shares = [foundPages, missing];
  let purges = 0;

  return {
    get: (key) => foundPages.get(key) ?? missing.get(key),
    set(page) {
      const [own, other] =
        page.answer.status === 404 ? [missing, foundPages] : [foundPages, missing];
      other.delete(page.key);
      own.set(page.key, page);
    },
    resize(key) {
      for (const share of shares) {
        const page = share.peek(key);
        // The same object set again would not be measured anew.
        share.delete(key);
        if (page) share.set(key, page);
      }
    },
    purge(path) {
      purges += 1;
      return shares.reduce((count, share) => count + purgeShare(share, path), 0);
    },
    purges: () => purges,
    stats: () => ({
      pages: foundPages.size + missing.size,
      bytes: foundPages.calculatedSize + missing.calculatedSize,
    }),
  };
}

type Share = LRUCache<string, CachedPage>;

function shareOf(maxBytes: number): Share {
  return new LRUCache({
    maxSize: Math.max(1, Math.floor(maxBytes)),
    sizeCalculation: (page, key) => countBytes(page) + 2 * key.length,
  });
}

function purgeShare(share: Share, path: string | undefined): number {
  const keys = [...share.keys()].filter(
    (key) => path === undefined || key.slice(0, key.indexOf('\n')) === path,
  );
  keys.forEach((key) => share.delete(key));
  return keys.length;
}

/** A finished page, and when it was. */
export interface CachedPage extends FinishedAnswer {
  /** Names it among all cached pages. */
  readonly key: string;
  /** When it was made, or last found unchanged: milliseconds since 1970. */
  readonly time: number;
}
