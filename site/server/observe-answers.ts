import type { MiddlewareHandler } from 'hono';
import { randomUUID } from 'node:crypto';
import type { AnswerRecord, Problem } from '#renderer/server';
import { readTraceId } from './trace-context.ts';
import type { BodyOutcome, BrowserReport, ReportOutcome } from '../reports/browser-report.ts';

/** The kind of an answer: a page of the renderer, a health check, or a file and all else. */
type AnswerKind = 'page' | 'health' | 'other';

/** One request, under the name by which it can be found again. */
interface ObservedRequest {
  readonly requestId: string;
  readonly method: string;
  /** Without query or fragment. */
  readonly path: string;
  /** The trace that it belongs to, where whoever sent it names one. */
  readonly traceId?: string;
}

/** One answer of the site, as logs and metrics see it. */
export interface Answered extends ObservedRequest {
  /** Identifies the request, so that the faults of its page can be found. */
  readonly request: WeakKey;
  readonly kind: AnswerKind;
  readonly status: number;
  readonly durationMs: number;
  /** The visitor did not wait for it. */
  readonly hasLeft: boolean;
  /** The error where the site itself failed. */
  readonly error?: Error;
  /** The renderer's record of it; pages only. */
  readonly record?: Pick<AnswerRecord, 'cache' | 'admission'> &
    Partial<Pick<AnswerRecord, 'trace' | 'responseCacheState' | 'experiment'>>;
}

/** Observes what the site does, for logs and metrics. */
export interface SiteObserver {
  readonly onAnswered: (answered: Answered) => void;
  /** Called with what is wrong with a page, while it is made or after its visitor got it. */
  readonly onProblem: (fault: Problem, request: Request) => void;
  /** Called with each report of a browser, and whether it is to be logged. */
  readonly onReport?: (report: BrowserReport, outcome: ReportOutcome) => void;
  /** Called with what became of each body of reports. */
  readonly onReportBody?: (outcome: BodyOutcome) => void;
}

interface AnswerObserver {
  /** Runs before everything else, gives each request its id and reports its answer. */
  readonly middleware: MiddlewareHandler;
  /** Called with what the renderer says of a page. */
  readonly onAnswer: (record: AnswerRecord) => void;
}

const HEALTH_PATHS = ['/healthz', '/readyz'];

/** Collects what is known of an answer, and calls every observer once the answer is made. */
export function observeAnswers(
  observers: readonly Pick<SiteObserver, 'onAnswered'>[],
  build?: string,
): AnswerObserver {
  const records = new WeakMap<Request, AnswerRecord>();
  return {
    onAnswer: (record) => void records.set(record.request, record),
    async middleware(context, next) {
      const { raw, path, method } = context.req;
      const requestId = readRequestId(raw);
      const startedMs = performance.now();
      await next();

      const record = records.get(raw);
      const traceId = readTraceId(raw);
      const { error } = context;
      // Set on the answer itself: the context would make a copy of it first.
      context.res.headers.set(REQUEST_ID_HEADER, requestId);
      if (build) context.res.headers.set(BUILD_HEADER, build);
      const answered: Answered = {
        request: raw,
        requestId,
        method,
        path,
        ...(traceId && { traceId }),
        kind: record ? 'page' : kindOf(path),
        status: context.res.status,
        durationMs: performance.now() - startedMs,
        // Only a page that was made has anybody waiting; to read the signal costs as much as a
        // cached page.
        hasLeft: record?.trace !== undefined && raw.signal.aborted,
        ...(error && { error }),
        ...(record && { record }),
      };
      observers.forEach(({ onAnswered }) => onAnswered(answered));
    },
  };
}

function kindOf(path: string): AnswerKind {
  return HEALTH_PATHS.includes(path) ? 'health' : 'other';
}

interface WithHeaders {
  readonly headers: { readonly get: (name: string) => string | null };
}

export const REQUEST_ID_HEADER = 'x-request-id';

/** Names the build that has answered. */
export const BUILD_HEADER = 'x-build';

/** The ids of requests that go into logs and headers unchanged. */
const ALLOWED = /^[\w-]{8,64}$/;

/**
 * The id under which a request is found in the logs of all servers that it passed; a new one where
 * it has none.
 */
export function readRequestId({ headers }: WithHeaders): string {
  const received = headers.get(REQUEST_ID_HEADER) ?? '';
  return ALLOWED.test(received) ? received : randomUUID();
}
