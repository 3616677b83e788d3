import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { CachedPage } from './create-page-cache.ts';
import { NOT_FOUND_MAX_AGE_S, PAGE_MAX_AGE_S, PAGE_STALE_S } from '../cache-headers.ts';

/** How old a cached page may be for each use, in milliseconds. */
export interface CacheSettings {
  /** Shown as it is. */
  readonly freshMs: number;
  /** Shown while it is renewed. */
  readonly staleMs: number;
  /**
   * Shown where it cannot be renewed: the services fail, or the server has more to do than it can.
   */
  readonly lastGoodMs: number;
  /** A missing page, which is never shown stale. */
  readonly missingMs: number;
}

const DEFAULT_FRESH_S = 5;
const DEFAULT_LAST_GOOD_S = 3_600;

/** Reads the settings of an experience. */
export function readCacheSettings({ pageCache = {} }: ExperienceConfig): CacheSettings {
  const { freshSeconds = DEFAULT_FRESH_S, lastGoodSeconds = DEFAULT_LAST_GOOD_S } = pageCache;
  // Past this no cache on the way may show it either.
  const staleSeconds = PAGE_MAX_AGE_S + PAGE_STALE_S;
  return {
    freshMs: freshSeconds * 1_000,
    staleMs: Math.max(freshSeconds, staleSeconds) * 1_000,
    lastGoodMs: lastGoodSeconds * 1_000,
    missingMs: Math.min(freshSeconds, NOT_FOUND_MAX_AGE_S) * 1_000,
  };
}

/** How old a cached page is; 0 where there is none, or where the clock was set back. */
export function getAge(page: CachedPage | undefined, now: number): number {
  return page ? Math.max(0, now - page.time) : 0;
}

export function isFresh(
  { answer }: CachedPage,
  ageMs: number,
  { freshMs, missingMs }: CacheSettings,
): boolean {
  return ageMs < (answer.status === 404 ? missingMs : freshMs);
}

/** That a page is missing is only shown while it is fresh. */
export function mayBeStale(
  { answer }: CachedPage,
  ageMs: number,
  { staleMs }: CacheSettings,
): boolean {
  return answer.status === 200 && ageMs < staleMs;
}

export function mayBeFallback(
  { answer }: CachedPage,
  ageMs: number,
  { lastGoodMs }: CacheSettings,
): boolean {
  return answer.status === 200 && ageMs < lastGoodMs;
}
