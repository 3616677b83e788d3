import type { Admission } from '../admission/create-admission.ts';
import type { ResponseRenderer, RenderedResponse } from '../render-response.ts';
import type { FinishedAnswer } from '../finished-answer.ts';
import type { Visit } from '../visit.ts';
import type { CacheSettings } from './cache-settings.ts';
import type { PageCache, CachedPage } from './create-page-cache.ts';

export interface RenewalOptions {
  readonly renderer: ResponseRenderer;
  readonly pageCache: PageCache;
  readonly admission?: Admission | undefined;
  readonly settings: CacheSettings;
  /** Milliseconds since some moment, which the clock of the machine has no part in. */
  readonly now: () => number;
}

export interface Renewal {
  /** Returns true while the page is being made. */
  readonly isUnderWay: (key: string) => boolean;
  /** Renews a page for those who come later. */
  readonly begin: (visit: Visit, key: string, page: CachedPage) => void;
  /**
   * The page as it is now, made once for all who ask for it at the same time. Resolves to undefined
   * where there is no room to make it.
   */
  readonly join: (
    visit: Visit,
    key: string,
    page: CachedPage | undefined,
  ) => { readonly isShared: boolean; readonly renewed: Promise<RenderedResponse | undefined> };
}

/**
 * Renews cached pages from their services: where those say what they said, the page is the one that
 * was.
 */
export function createRenewal(options: RenewalOptions): Renewal {
  const { pageCache, settings, now } = options;
  const renders = shareRenders<RenderedResponse | undefined>();
  const nextTries = new WeakMap<CachedPage, number>();
  // A request after a purge gets nothing that was begun before it.
  const renderOf = (key: string) => `${pageCache.purges()}\n${key}`;

  return {
    isUnderWay: (key) => renders.isUnderWay(renderOf(key)),
    begin(visit, key, page) {
      if ((nextTries.get(page) ?? 0) > now() || renders.isUnderWay(renderOf(key))) return;
      // Services that fail are not asked by every visitor.
      nextTries.set(page, now() + settings.freshMs);
      void renders.share(renderOf(key), undefined, (signal) =>
        renew({ visit, key, page, signal, isUrgent: false }, options),
      );
    },
    join(visit, key, page) {
      const isShared = renders.isUnderWay(renderOf(key));
      const renewed = renders.share(renderOf(key), visit.request.signal, (signal) =>
        renew({ visit, key, page, signal, isUrgent: true }, options),
      );
      return { isShared, renewed };
    },
  };
}

interface RenewRequest {
  readonly visit: Visit;
  readonly key: string;
  readonly page: CachedPage | undefined;
  readonly signal: AbortSignal;
  /** True if somebody waits for it. */
  readonly isUrgent: boolean;
}

async function renew(
  { visit, key, page, signal, isUrgent }: RenewRequest,
  { renderer, pageCache, admission, now }: RenewalOptions,
): Promise<RenderedResponse | undefined> {
  const leave = admission ? admission.enter(isUrgent) : () => undefined;
  if (!leave) return undefined;
  const purges = pageCache.purges();
  try {
    const rendered = await renderer.make(visit, signal, { before: page });
    if (isCacheable(rendered) && pageCache.purges() === purges) {
      pageCache.set({ ...finishedOf(rendered), key, time: now() });
    }
    return rendered;
  } finally {
    leave();
  }
}

/**
 * Returns true if a page may be cached. A part that is missing may be there a second later, and a
 * redirect costs nothing to make again.
 */
function isCacheable({ answer, isComplete }: RenderedResponse): boolean {
  return isComplete && (answer.etag !== undefined || answer.status === 404);
}

/** Without the trace, which would stay in memory for as long as the page does. */
function finishedOf(rendered: RenderedResponse): FinishedAnswer {
  const { answer, sources, cacheScope, problems, encoded } = rendered;
  return { answer, sources, cacheScope, problems, encoded };
}

interface SharedRender<Result> {
  readonly result: Promise<Result>;
  readonly join: (visitor: AbortSignal | undefined) => void;
}

interface SharedRenders<Result> {
  /** Returns true while a page is being made. */
  readonly isUnderWay: (key: string) => boolean;
  /**
   * The page that is being made already, or else the one that `make` begins. Its signal is aborted
   * once everybody who waits for it has left; who gives no signal stays to the end.
   */
  readonly share: (
    key: string,
    visitor: AbortSignal | undefined,
    make: (signal: AbortSignal) => Promise<Result>,
  ) => Promise<Result>;
}

/** Lets all who ask for a page at the same time have one rendering of it. */
export function shareRenders<Result>(): SharedRenders<Result> {
  const underWay = new Map<string, SharedRender<Result>>();
  const forget = (key: string, ended: SharedRender<Result>) => {
    // Where it was aborted, another may have taken its place.
    if (underWay.get(key) === ended) underWay.delete(key);
  };
  return {
    isUnderWay: (key) => underWay.has(key),
    share(key, visitor, make) {
      const known = underWay.get(key);
      const shared: SharedRender<Result> = known ?? beginRender(make, () => forget(key, shared));
      if (!known) underWay.set(key, shared);
      shared.join(visitor);
      return shared.result;
    },
  };
}

function beginRender<Result>(
  make: (signal: AbortSignal) => Promise<Result>,
  onEnd: () => void,
): SharedRender<Result> {
  const controller = new AbortController();
  let waiting = 0;
  const leave = () => {
    waiting -= 1;
    if (waiting > 0) return;
    // A visitor who asks from now on has to get a whole page.
    onEnd();
    controller.abort(new Error('Everybody who asked for the page has left.'));
  };
  const result = make(controller.signal).finally(onEnd);
  return {
    result,
    join(visitor) {
      waiting += 1;
      if (!visitor) return;
      visitor.addEventListener('abort', leave, { once: true });
      const forget = () => visitor.removeEventListener('abort', leave);
      result.then(forget, forget);
    },
  };
}
