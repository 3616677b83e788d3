import { isTransient, unexpectedError, type Problem } from '../errors/index.ts';
import {
  CMS_DATA_LIMIT_MS,
  createYielder,
  TimeoutError,
  limitTime,
  type Host,
} from '../host/index.ts';
import { createPlan, type CreatePlanOptions, type PlanOutcome } from '../create-plan/index.ts';
import type { Platform } from '../platform/index.ts';
import { createTrace, type Trace } from '../trace/index.ts';
import type { ResponseCacheState } from './request-handler-options.ts';
import {
  createCacheScope,
  isSameCacheScope,
  mayBeFoundAgain,
  type CacheScope,
  type FinishedAnswer,
  type PageAnswer,
} from './finished-answer.ts';
import { findResponse } from './response-cache/create-response-cache.ts';
import { getCmsData, createVisitPlatform, type VisitPlatformOptions } from './platform-of-visit.ts';
import { renderFailureAnswer, renderPageAnswer, redirectAnswer } from './responses.ts';
import { createRequestRecorder, type RequestRecorder, type Services } from './sources.ts';
import type { FormTurn } from './submissions/create-form-queue.ts';
import { receiveForm, type ReceiveOptions, type Reception } from './submissions/receive-form.ts';
import type { Visit } from './visit.ts';

/**
 * An answer takes no longer than this, whatever its dependencies do and however large its page is.
 */
export const RENDER_LIMIT_MS = 4_000;

/** A plan that takes longer is aborted, so that there is time left to say so. */
export const PLAN_LIMIT_MS = 3_800;

/**
 * Data that has not been fetched by then counts as failed, so that the rest can be planned and
 * rendered.
 */
export const DATA_LIMIT_MS = 3_500;

/** An answer that has just been made or found, and how that went. */
export interface RenderedResponse extends FinishedAnswer {
  /** True if every service answered. Content that is missing now may be there a second later. */
  readonly isComplete: boolean;
  readonly trace: Trace;
  /** Says whether it was found; left out where none is looked for. */
  readonly responseCacheState?: ResponseCacheState;
}

/** One for all requests: an abort without a reason makes an exception of its own, with a stack. */
const NOT_NEEDED = new Error('The page needs it no more.');

/** Makes answers, but for those that were made before of the same. */
export interface ResponseRenderer {
  /**
   * Never rejects: whatever happens, there is an answer. Where the services say what they said when
   * `before` was made, or an answer that is kept, it is that one.
   */
  readonly make: (
    visit: Visit,
    signal: AbortSignal,
    options?: MakeOptions,
  ) => Promise<RenderedResponse>;
}

interface MakeOptions {
  readonly before?: FinishedAnswer | undefined;
  /** The turn of a form that was posted, which is paused while its service is waited for. */
  readonly turn?: FormTurn | undefined;
}

/** Creates the renderer of answers: from a visit to a plan in time, and to one rendering of it. */
export function createResponseRenderer(options: VisitPlatformOptions): ResponseRenderer {
  const { registry, files, deliveryHost, onTrace, responseCache, problemNotice } = options;
  const { timeLimitFactor = 1, inlineScript } = options;
  const renderer: Renderer = { ...options, nextTurn: createYielder(), build: {} };
  return {
    async make(visit, signal, { before, turn } = {}) {
      const render = startRender(visit, renderer, signal);
      const { platform, trace, problems, isComplete, recorder, finish } = render;
      try {
        const begunAt = platform.host.now();
        const find = (inTime: AbortSignal) => findIn(render, renderer, { before, signal: inTime });
        const outcome = await planInTime({
          platform,
          registry,
          trace,
          signal,
          find,
          waitsFor: visit.waitsFor,
        });
        if ('finished' in outcome) {
          const { finished } = outcome;
          // A page that is renewed has had its problems reported before.
          if (finished.answer !== before?.answer) finished.problems.forEach(platform.report);
          return { ...finished, problems, isComplete: true, trace, responseCacheState: 'hit' };
        }
        const spentMs = (platform.host.now() - begunAt) / timeLimitFactor;
        // A busy machine plans too late for its own timer. A negative time would have Node write a
        // warning into the log, which is no line of it.
        const limits = { limitMs: Math.max(0, RENDER_LIMIT_MS - spentMs), signal };
        const isForAll = visit.cacheKey !== undefined;
        const forAnswer = { files, deliveryHost, inlineScript, problemNotice, isForAll };
        const context = { platform, trace, isComplete, ...forAnswer };
        const received = await receive(visit, outcome, { ...options, platform, signal, turn });
        const answer =
          'answer' in received
            ? received.answer
            : await limitTime(platform.host, limits, (inTime) =>
                renderPageAnswer(received.outcome, { ...context, signal: inTime }),
              );
        const hasStatus = 'status' in received && received.status !== undefined;
        const rendered = await finish(hasStatus ? { ...answer, status: received.status } : answer);
        if (isComplete() && mayBeFoundAgain(rendered)) responseCache?.keep(render.key, rendered);
        const isMiss = recorder && outcome.status === 'page';
        return {
          ...rendered,
          isComplete: isComplete(),
          trace,
          ...(isMiss && { responseCacheState: 'miss' }),
        };
      } catch (error) {
        platform.report(unexpectedError(error));
        const answer = await renderFailureAnswer(platform, files);
        return { ...(await finish(answer)), sources: [], isComplete: false, trace };
      } finally {
        onTrace?.(trace, visit.request);
        platform.dispose();
      }
    },
  };
}

/** Gives a form that was sent to its page; what is only read has an outcome as it is. */
async function receive(
  { posted, request }: Visit,
  outcome: PlanOutcome,
  {
    receivers = {},
    ...waiting
  }: Pick<VisitPlatformOptions, 'receivers'> & Pick<ReceiveOptions, 'platform' | 'signal' | 'turn'>,
): Promise<Reception> {
  if (outcome.status === 'redirect') return { answer: redirectAnswer(outcome.url) };
  if (!posted) return { outcome };
  return receiveForm(outcome, { posted, request, receivers, ...waiting });
}

/** The options and the state that all answers of one renderer share. */
interface Renderer extends VisitPlatformOptions {
  readonly nextTurn: Host['nextTurn'];
  /** Identifies the renderer, which knows nothing that another one, of another build, has made. */
  readonly build: object;
}

/** One answer on its way. */
interface InFlightRender {
  /** The cache key of its page; empty where nobody else may have it. */
  readonly key: string;
  readonly platform: Platform;
  readonly trace: Trace;
  readonly problems: readonly Problem[];
  readonly isComplete: () => boolean;
  readonly cacheScope: CacheScope;
  /** Left out where nothing is kept. */
  readonly recorder: RequestRecorder | undefined;
  readonly finish: (answer: PageAnswer) => Promise<FinishedAnswer>;
}

function startRender(visit: Visit, renderer: Renderer, signal: AbortSignal): InFlightRender {
  const { onProblem, pageCache, responseCache, nextTurn, build, now = Date.now } = renderer;
  const { cacheKey: key, request } = visit;
  const recorder =
    key !== undefined && (pageCache ?? responseCache) ? createRequestRecorder() : undefined;
  const cacheScope = createCacheScope(build, now());
  const problems: Problem[] = [];
  const platform = createVisitPlatform(visit, renderer, {
    signal,
    nextTurn,
    recorder,
    onProblem(problem) {
      problems.push(problem);
      if (!signal.aborted) onProblem?.(problem, request);
    },
  });
  return {
    key: key ?? '',
    platform,
    trace: createTrace(platform.host),
    problems,
    isComplete: () => !problems.some(isTransient),
    cacheScope,
    recorder,
    async finish(answer) {
      // The day may have changed between its cache scope and the page.
      const isStillSo = isSameCacheScope(cacheScope, createCacheScope(build, now()));
      const sources = recorder && isStillSo ? await recorder.sources() : [];
      return { answer, sources, cacheScope, problems, encoded: new Map() };
    },
  };
}

async function findIn(
  { key, platform, trace, cacheScope, recorder }: InFlightRender,
  { responseCache, ...renderer }: Renderer,
  { before, signal }: { readonly before: FinishedAnswer | undefined; readonly signal: AbortSignal },
): Promise<FinishedAnswer | undefined> {
  if (!recorder) return undefined;
  const known = [...(before ? [before] : []), ...(responseCache?.get(key) ?? [])];
  const candidates = known.filter(
    (each) => mayBeFoundAgain(each) && isSameCacheScope(each.cacheScope, cacheScope),
  );
  const services = servicesOf(platform, { ...renderer, signal });
  return findResponse(candidates, { recorder, services, trace });
}

/** The services for what is asked ahead of a page, by the limits that its steps have. */
function servicesOf(
  { http, host }: Platform,
  { signal, ...options }: VisitPlatformOptions & { readonly signal: AbortSignal },
): Services {
  const cmsData = getCmsData(options);
  return {
    bytes: http.bytes,
    cmsData: ({ signal: requestSignal, ...query }) =>
      limitTime(host, { limitMs: CMS_DATA_LIMIT_MS, signal: requestSignal }, (inTime) =>
        cmsData({ ...query, signal: inTime }),
      ),
    signal,
  };
}

interface PlanInTimeOptions extends CreatePlanOptions {
  readonly find: (signal: AbortSignal) => Promise<FinishedAnswer | undefined>;
}

type FoundOrPlanned = { readonly finished: FinishedAnswer } | PlanOutcome;

function planInTime({ signal, find, ...options }: PlanInTimeOptions): Promise<FoundOrPlanned> {
  const { host } = options.platform;
  return limitTime(host, { limitMs: PLAN_LIMIT_MS, signal }, async (inTime) => {
    const data = new AbortController();
    const stop = host.after(DATA_LIMIT_MS, () => data.abort(new TimeoutError(DATA_LIMIT_MS)));
    // Joining two signals into a third one takes as long as all the rest of this.
    const giveUp = () => data.abort(inTime.reason);
    inTime.addEventListener('abort', giveUp, { once: true });
    try {
      const finished = await find(data.signal);
      return finished ? { finished } : await createPlan({ ...options, signal: data.signal });
    } finally {
      stop();
      inTime.removeEventListener('abort', giveUp);
      // The page that was made may not need all that was asked ahead.
      data.abort(NOT_NEEDED);
    }
  });
}
