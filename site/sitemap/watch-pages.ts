import type { Host } from '#renderer';
import { retryAfterMs, readTolerantly } from '#renderer/server';
import type { ListedPage, PageList } from '#schemas/generated/pages.ts';
import * as pageList from '#schemas/generated/pages.check.ts';

interface ReadPageList {
  readonly pages: readonly ListedPage[];
  /** JSON pointers to what makes pages wrong; those are left out. */
  readonly wrong: readonly string[];
}

/** Asks the content service for its list of pages. The signal ends the wait. */
export type FetchPages = (signal: AbortSignal) => Promise<object>;

export interface WatchPagesOptions {
  readonly fetch: FetchPages;
  /** Ends the watch, and the timer with it. */
  readonly until: AbortSignal;
  readonly host: Pick<Host, 'after' | 'random' | 'now' | 'console'>;
}

type StopTimer = ReturnType<Host['after']>;

const MINUTE_MS = 60_000;

const HOUR_MS = 60 * MINUTE_MS;

/**
 * By how much the time between two fetches is longer by chance, at most. Never shorter: a service
 * may have said when.
 */
const SPREAD = 0.1;

/**
 * Fetches the list of pages now and every hour, never for a visitor. One that does not come leaves
 * the last one in place. Returns the latest list; undefined until the first has come.
 */
export function watchPages({
  fetch,
  until,
  host,
}: WatchPagesOptions): () => readonly ListedPage[] | undefined {
  let pages: readonly ListedPage[] | undefined;
  let failures = 0;
  let stopTimer: StopTimer | undefined;

  const renew = async (): Promise<number> => {
    try {
      const read = readPageList(await fetch(until));
      if (read.wrong.length > 0) host.console.warn(wrongPages(read));
      pages = read.pages;
      failures = 0;
      return HOUR_MS;
    } catch (error) {
      failures += 1;
      const delayMs = delayAfter(error, failures, host.now());
      if (!until.aborted) host.console.warn(failedFetch(error, delayMs));
      return delayMs;
    }
  };
  const run = async (): Promise<void> => {
    const delayMs = spread(await renew(), host.random());
    if (!until.aborted) stopTimer = host.after(delayMs, () => void run());
  };

  until.addEventListener('abort', () => stopTimer?.(), { once: true });
  if (!until.aborted) void run();
  return () => pages;
}

/** Ever later, up to an hour; where the service says when, not before. */
function delayAfter(error: unknown, failures: number, now: number): number {
  const growing = MINUTE_MS * 2 ** Math.min(failures - 1, 10);
  return Math.min(HOUR_MS, Math.max(growing, retryAfterMs(error, now) ?? 0));
}

/** Servers that were started together would else ask together, every hour. */
function spread(delayMs: number, random: number): number {
  return delayMs * (1 + SPREAD * random);
}

function failedFetch(error: unknown, delayMs: number): string {
  const reason = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
  const seconds = Math.round(delayMs / 1_000);
  return `The list of pages for the sitemap could not be fetched: ${reason}. The sitemap keeps what it has; the next try is in ${seconds} s.`;
}

function wrongPages({ pages, wrong }: ReturnType<typeof readPageList>): string {
  const all = pages.length + wrong.length;
  return `The sitemap leaves out ${wrong.length} of ${all} pages of the list, since they are not as schemas/pages.schema.json wants them. The first mistake is at ${wrong[0]}.`;
}

/**
 * Reads what the content service lists, page by page: one that is wrong is left out. A property
 * that only a newer service would send is no mistake. Throws where there is no list at all.
 */
export function readPageList(answer: object): ReadPageList {
  const listed: unknown = 'pages' in answer ? answer.pages : undefined;
  if (!Array.isArray(listed)) throw new TypeError('The answer has no list "pages".');
  const wrong: string[] = [];
  const pages = listed.flatMap((page: unknown, index): readonly ListedPage[] => {
    // As a list of one: the check is made for the whole answer.
    const read = readTolerantly<PageList>(pageList, { pages: [page] });
    if (read.ok) return read.value.pages;
    wrong.push((read.problems[0]?.pointer ?? '').replace('/pages/0', `/pages/${index}`));
    return [];
  });
  return { pages, wrong };
}
