import { isTransient, unexpectedError, type Problem } from '../errors/index.ts';
import {
  createServerHost,
  createTurns,
  TimeoutError,
  withTimeLimit,
  type Host,
} from '../host/index.ts';
import { loadHyphenator } from '../hyphens/index.ts';
import { makePlan, type MakePlanOptions, type PlanOutcome } from '../make-plan/index.ts';
import { createPlatform, type Platform } from '../platform/index.ts';
import type { Translator } from '../services/i18n/index.ts';
import { createTrace } from '../trace/index.ts';
import type { MadeAnswer } from './page-answer.ts';
import type { RequestHandlerOptions } from './request-handler-options.ts';
import { failureAnswer, pageAnswer, redirectAnswer } from './responses.ts';
import { areUnchanged, recordSources, type SourceRecorder, type Sources } from './sources.ts';
import { visibleOf, type Visit } from './visit.ts';

/** An answer takes no longer than this, whatever its dependencies do and however large its page is. */
export const RENDER_LIMIT_MS = 4_000;

/** A plan that takes longer is aborted, so that there is time left to say so. */
export const PLAN_LIMIT_MS = 3_800;

/**
 * What has not been fetched by then counts as failed, so that the rest can be planned and rendered.
 */
export const DATA_LIMIT_MS = 3_500;

export interface AnswerMakerOptions extends RequestHandlerOptions {
  /** The one translator of all requests. */
  readonly translator: Translator;
}

/** Makes answers, and knows what they were made of. */
export interface AnswerMaker {
  /** Never rejects: whatever happens, there is an answer. */
  readonly make: (visit: Visit, signal: AbortSignal) => Promise<MadeAnswer>;
  /** Whether the page would be the same again. Rejects where a service does not answer. */
  readonly isUnchanged: (sources: Sources, visit: Visit, signal: AbortSignal) => Promise<boolean>;
}

/** Makes the maker of answers: from a visit to a plan in time, and one rendering of it. */
export function createAnswerMaker(options: AnswerMakerOptions): AnswerMaker {
  const { registry, files, onTrace, onProblem } = options;
  const nextTurn = createTurns();
  return {
    async make(visit, signal) {
      const problems: Problem[] = [];
      // Only what is cached is renewed.
      const recorder =
        visit.cacheKey !== undefined && options.pageCache ? recordSources() : undefined;
      const platform = platformFor(visit, options, {
        signal,
        nextTurn,
        recorder,
        onProblem(problem) {
          problems.push(problem);
          if (!signal.aborted) onProblem?.(problem, visit.request);
        },
      });
      const trace = createTrace(platform.host);
      const context = { platform, trace, files };
      const isComplete = () => !problems.some(isTransient);
      try {
        const begunAt = platform.host.now();
        const outcome = await planInTime({ platform, registry, trace, signal });
        const left = { limitMs: RENDER_LIMIT_MS - (platform.host.now() - begunAt), signal };
        const answer =
          outcome.status === 'redirect'
            ? redirectAnswer(outcome.url)
            : await withTimeLimit(platform.host, left, (inTime) =>
                pageAnswer(outcome, { ...context, isComplete, signal: inTime }),
              );
        return {
          answer,
          isComplete: isComplete(),
          sources: recorder?.sources ?? [],
          problems,
          trace,
        };
      } catch (error) {
        platform.report(unexpectedError(error));
        const answer = await failureAnswer(platform, files);
        return { answer, isComplete: false, sources: [], problems, trace };
      } finally {
        onTrace?.(trace, visit.request);
        platform.dispose();
      }
    },
    isUnchanged(sources, visit, signal) {
      const { http, host, dispose } = platformFor(visit, options, { signal, nextTurn });
      const limit = { limitMs: DATA_LIMIT_MS, signal };
      return withTimeLimit(host, limit, (inTime) =>
        areUnchanged(sources, { text: http.text, cmsData: host.cmsData, signal: inTime }),
      ).finally(dispose);
    },
  };
}

interface Making {
  readonly signal: AbortSignal;
  readonly nextTurn: Host['nextTurn'];
  readonly recorder?: SourceRecorder | undefined;
  readonly onProblem?: (problem: Problem) => void;
}

function platformFor(
  visit: Visit,
  options: AnswerMakerOptions,
  { signal, nextTurn, recorder, onProblem }: Making,
): Platform {
  const { experience, apiOrigin, fetch, cmsData = () => Promise.resolve(undefined) } = options;
  const { problemsOnConsole, translator } = options;
  const host = createServerHost(visibleOf(visit), {
    fetch,
    cmsData: recorder?.recorded(cmsData) ?? cmsData,
    console: consoleFor(signal, options),
    nextTurn,
    hyphenator: loadHyphenator,
  });
  const { site } = visit;
  const onServiceText = recorder?.onServiceText;
  return createPlatform(
    { experience, site, apiOrigin, onProblem, problemsOnConsole, onServiceText, translator },
    host,
  );
}

/** A visitor who has left needs no page, so what is cut short from then on is no problem to report. */
function consoleFor(
  signal: AbortSignal,
  { console }: Pick<RequestHandlerOptions, 'console'>,
): RequestHandlerOptions['console'] {
  const whileThere =
    (level: keyof RequestHandlerOptions['console']) =>
    (...args: unknown[]) => {
      if (!signal.aborted) console[level](...args);
    };
  return { error: whileThere('error'), warn: whileThere('warn'), info: whileThere('info') };
}

function planInTime({ signal, ...options }: MakePlanOptions): Promise<PlanOutcome> {
  const { host } = options.platform;
  return withTimeLimit(host, { limitMs: PLAN_LIMIT_MS, signal }, async (inTime) => {
    const data = new AbortController();
    const stop = host.after(DATA_LIMIT_MS, () => data.abort(new TimeoutError(DATA_LIMIT_MS)));
    try {
      return await makePlan({ ...options, signal: AbortSignal.any([inTime, data.signal]) });
    } finally {
      stop();
    }
  });
}
