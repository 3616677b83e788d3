import { performance } from 'node:perf_hooks';
import { expect, onTestFinished } from 'vitest';
import { createAdmission, createPageCache, type AnswerRecord } from '#renderer/server';
import { encodeBody } from '#site/server/load-limits.ts';
import type { LocalSiteOptions } from '#site/local/local-site.ts';
import { startSite, type TestSite } from './start-site.ts';

/** A site that keeps pages, with the cache's clock in the test's hand. */
export interface CachedSite extends TestSite {
  readonly records: readonly AnswerRecord[];
  readonly cacheStates: () => readonly string[];
  /** Lets so many seconds go by for the cache. */
  readonly advance: (seconds: number) => void;
  readonly purge: (path?: string) => number;
  /** Waits until what was begun behind an answer has ended. */
  readonly settled: () => Promise<void>;
}

/** A site that keeps pages, by a clock that stands still; a test may have settings more. */
export async function startCachedSite(
  further: Partial<LocalSiteOptions> = {},
): Promise<CachedSite> {
  const pageCache = createPageCache({ maxBytes: 8_000_000 });
  const admission = createAdmission({
    now: () => performance.now(),
    busyMs: () => performance.eventLoopUtilization().active,
  });
  const records: AnswerRecord[] = [];
  let time = Date.UTC(2026, 10, 21, 9);
  const site = await startSite({
    site: {
      pageCache,
      admission,
      encode: encodeBody,
      now: () => time,
      onAnswer: (record) => void records.push(record),
      ...further,
    },
  });
  onTestFinished(site.stop);
  return {
    ...site,
    records,
    cacheStates: () => records.map(({ cache }) => cache),
    advance: (seconds) => {
      time += seconds * 1_000;
    },
    purge: pageCache.purge,
    settled: async () => {
      await expect.poll(() => admission.stats().underWay).toBe(0);
    },
  };
}

/** Returns how often the content service was asked for a page. */
export const callsOf = (site: TestSite) => site.faultInjection.calls('page-model').length;
