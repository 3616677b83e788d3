import type { Problem } from '../errors/index.ts';
import type { Trace } from '../trace/index.ts';
import type { Admission } from './admission/create-admission.ts';
import type { AdmissionState, CacheState, ResponseCacheState } from './request-handler-options.ts';
import type { CachedBody, PageAnswer } from './finished-answer.ts';
import type { ResponseRenderer, RenderedResponse } from './render-response.ts';
import {
  getAge,
  isFresh,
  mayBeFallback,
  mayBeStale,
  type CacheSettings,
} from './page-cache/cache-settings.ts';
import type { PageCache, CachedPage } from './page-cache/create-page-cache.ts';
import { createRenewal, type Renewal } from './page-cache/create-renewal.ts';
import type { Refusal } from './refusal.ts';
import type { FormQueue } from './submissions/create-form-queue.ts';
import type { RequestHead, Visit } from './visit.ts';

/** The answer that a visitor gets, and how it came about. */
export interface Served {
  readonly answer: PageAnswer;
  readonly cache: CacheState;
  readonly admission: AdmissionState;
  /** The cached page that it is, and its age in milliseconds. */
  readonly cached?: { readonly page: CachedPage; readonly ageMs: number };
  /** The cached response that it is. */
  readonly entry?: CachedBody | undefined;
  readonly responseCacheState?: ResponseCacheState | undefined;
  readonly trace?: Trace | undefined;
  readonly problems?: readonly Problem[];
}

export interface ServeVisitOptions {
  readonly renderer: ResponseRenderer;
  readonly pageCache?: PageCache | undefined;
  readonly admission?: Admission | undefined;
  readonly formQueue?: FormQueue | undefined;
  readonly settings: CacheSettings;
  /** The answers to visitors who cannot be let in. */
  readonly refusal: Refusal;
  /** Milliseconds since some moment, which the clock of the machine has no part in. */
  readonly now: () => number;
}

export interface ServeVisit {
  readonly serve: (visit: Visit) => Promise<Served>;
  /**
   * The refusal, where it is already certain that `serve` would come to it, and it was made before.
   * Deciding that costs no more than a look: a crowd that is turned away must not take the time of
   * those who were let in. `read` lists a visit once for each page that its address may show, none
   * where it is not for `serve`.
   */
  readonly refuseAtOnce: (read: () => readonly Visit<RequestHead>[]) => Served | undefined;
}

/** Decides whether a visitor gets a cached page, has one made, or has to come back later. */
export function createServeVisit(options: ServeVisitOptions): ServeVisit {
  const { pageCache, admission, refusal } = options;
  const renewal = pageCache && createRenewal({ ...options, pageCache });
  const serveCached = pageCache && renewal && createServeCached({ ...options, pageCache, renewal });
  const isAvailable = ({ cacheKey }: Visit<RequestHead>) =>
    cacheKey !== undefined && Boolean(pageCache?.get(cacheKey) ?? renewal?.isUnderWay(cacheKey));
  return {
    async serve(visit) {
      const { cacheKey } = visit;
      const served =
        serveCached && cacheKey !== undefined
          ? await serveCached(visit, cacheKey)
          : await serveOwn(visit, options);
      return served ?? refused(await refusal.answerFor(visit));
    },
    refuseAtOnce(read) {
      if (!admission || admission.hasRoom()) return undefined;
      const visits = read();
      const [visit] = visits;
      if (!visit || visits.some(isAvailable)) return undefined;
      const answer = refusal.knownAnswerFor(visit);
      return answer && refused(answer);
    },
  };
}

function refused(answer: PageAnswer): Served {
  return { answer, cache: 'bypass', admission: 'refused' };
}

/** A page for this visitor alone; undefined where there is no room to make one. */
async function serveOwn(
  visit: Visit,
  { renderer, admission, formQueue }: ServeVisitOptions,
): Promise<Served | undefined> {
  const { signal } = visit.request;
  const queue = visit.posted && formQueue;
  const turn = queue && (await queue.enter(signal));
  const leave = queue ? turn?.end : admission ? admission.enter() : () => undefined;
  if (!leave) return undefined;
  try {
    const rendered = await renderer.make(visit, signal, { turn });
    return { ...servedOf(visit, rendered), cache: 'bypass', admission: 'admitted' };
  } finally {
    leave();
  }
}

/** Returns the answer that was made or found, for the visitor who gets it first. */
function servedOf({ cacheKey }: Visit, rendered: RenderedResponse) {
  const { answer, encoded, trace, problems, responseCacheState } = rendered;
  const isFound = responseCacheState === 'hit' && cacheKey !== undefined;
  const entry = isFound ? { key: cacheKey, answer, encoded } : undefined;
  return { answer, entry, responseCacheState, trace, problems };
}

interface ServeCachedOptions extends Pick<ServeVisitOptions, 'settings' | 'now'> {
  readonly pageCache: PageCache;
  readonly renewal: Renewal;
}

function createServeCached({ pageCache, renewal, settings, now }: ServeCachedOptions) {
  return async (visit: Visit, key: string): Promise<Served | undefined> => {
    const page = pageCache.get(key);
    const ageMs = getAge(page, now());
    const cached = page && { answer: page.answer, cached: { page, ageMs } };
    if (page && cached && isFresh(page, ageMs, settings)) {
      return { ...cached, cache: 'hit', admission: 'not-needed' };
    }
    if (page && cached && mayBeStale(page, ageMs, settings)) {
      renewal.begin(visit, key, page);
      return { ...cached, cache: 'stale', admission: 'not-needed' };
    }

    const { isShared, renewed } = renewal.join(visit, key, page);
    const rendered = await renewed;
    const fallback = page && mayBeFallback(page, ageMs, settings) ? cached : undefined;
    if (!rendered) return fallback && { ...fallback, cache: 'fallback', admission: 'refused' };
    // Trace and problems go with the first request only, so that they are recorded once.
    const { answer, entry, ...found } = servedOf(visit, rendered);
    const findings = isShared ? NOTHING_NEW : found;
    const admission = isShared ? 'not-needed' : 'admitted';
    if (fallback && !isGood(rendered))
      return { ...fallback, ...findings, cache: 'fallback', admission };
    return { answer, entry, ...findings, cache: isShared ? 'shared' : 'miss', admission };
  };
}

const NOTHING_NEW = {};

/** A page whose services failed shows less than the one before. */
function isGood({ answer, isComplete }: RenderedResponse): boolean {
  return isComplete && answer.status < 500;
}
