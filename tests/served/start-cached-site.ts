import { onTestFinished } from 'vitest';
import { createPageCache, type AnswerRecord } from '#renderer/server';
import { encodeBody } from '#site/encode-body.ts';
import { startSite, type TestSite } from './start-site.ts';

/** A site that keeps pages, with the cache's clock in the test's hand. */
export interface CachedSite extends TestSite {
  readonly records: readonly AnswerRecord[];
  readonly cacheStates: () => readonly string[];
  /** Lets so many seconds go by for the cache. */
  readonly advance: (seconds: number) => void;
  readonly purge: (path?: string) => number;
}

/** A site that keeps pages, by a clock that stands still. */
export async function startCachedSite(): Promise<CachedSite> {
  const pageCache = createPageCache({ maxBytes: 8_000_000 });
  const records: AnswerRecord[] = [];
  let time = Date.UTC(2026, 10, 21, 9);
  const site = await startSite({
    site: {
      pageCache,
      encode: encodeBody,
      now: () => time,
      onAnswer: (record) => void records.push(record),
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
  };
}

/** How often the content service was asked for a page. */
export const callsOf = (site: TestSite) => site.behaviour.calls('page-model').length;

/** What the site answers now, once whatever it began behind an answer has ended. */
export async function settled(site: TestSite): Promise<void> {
  await site.get('/healthz');
  await new Promise((resolve) => setTimeout(resolve, 50));
}
