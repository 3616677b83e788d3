import { type ExperimentDecision, type Problem, getCause } from '#renderer/server';
import type { SiteObserver, Answered } from '../server/observe-answers.ts';
import { describeCauses, type LoggedCause } from './describe-cause.ts';
import type {
  Log,
  RequestFacts,
  AnswerEvent,
  FaultsEvent,
  LoggedFault,
  LogLevel,
} from './log-event.ts';

/** A page may be wrong in a thousand places; the first ones show what is the matter. */
const MAX_FAULTS = 20;

/** So that a line stays well below what collectors of logs cut lines at. */
const MAX_FAULTS_WITH_STACK = 3;

/** Codes of a page that is not there, which is no mistake as long as they are warnings. */
const NOT_FOUND_CODES = ['page-request-failed', 'route-not-found', 'sign-in-required'];

/** A page that is renewed after its visitor has gone is done by then, in milliseconds. */
const RENEWAL_MS = 5_000;

/**
 * Writes a line for each answer, and before it one for all that was wrong with the page. A problem
 * that comes up later, while a cached page is renewed, gets a line of its own under the id of the
 * request that caused the renewal.
 */
export function logAnswers(log: Log): SiteObserver {
  const waiting = new WeakMap<WeakKey, Problem[]>();
  const answered = new WeakMap<WeakKey, RequestFacts>();

  const writeFaults = (request: WeakKey, facts: RequestFacts): void => {
    const faults = waiting.get(request);
    waiting.delete(request);
    if (faults) log(getFaultsLevel(faults), createFaultsEvent(faults, facts));
  };

  return {
    onAnswered(answer) {
      const facts = getRequestFacts(answer);
      const { error, request } = answer;
      if (error) log('error', uncaughtEvent(error, facts));
      writeFaults(request, facts);
      answered.set(request, facts);
      log(getAnswerLevel(answer), answerEvent(answer));
    },
    onProblem(fault, request) {
      const faults = waiting.get(request);
      faults?.push(fault);
      if (faults) return;
      waiting.set(request, [fault]);
      const facts = answered.get(request);
      if (facts) setTimeout(() => writeFaults(request, facts), RENEWAL_MS).unref();
    },
    onReport(report, outcome) {
      const level = report.type === 'deprecation' ? 'info' : 'warn';
      if (outcome === 'logged') log(level, { event: 'browser-report', ...report });
    },
  };
}

function uncaughtEvent(error: Error, { requestId, path }: RequestFacts) {
  return {
    event: 'uncaught',
    message: 'The site failed to answer. Look at the stack, and add a test that shows it.',
    requestId,
    path,
    causes: describeCauses(error),
  } as const;
}

/** Describes an answer for its line in the log. */
function answerEvent(answered: Answered): AnswerEvent {
  const { status, durationMs, record, hasLeft } = answered;
  const steps = record?.trace?.steps ?? [];
  const exceeded = steps.filter(({ end }) => end === 'timed-out').map(({ step }) => step);
  return {
    event: 'answer',
    ...getRequestFacts(answered),
    status,
    durationMs: toTenths(durationMs),
    ...(record && { cache: record.cache, admission: record.admission }),
    ...(record?.responseCacheState && { responseCache: record.responseCacheState }),
    ...(steps.length > 0 && { steps: totalsOf(steps) }),
    ...(exceeded.length > 0 && { exceeded }),
    ...(record?.experiment && describeDecision(record.experiment)),
    ...(hasLeft && { left: true }),
  };
}

function describeDecision({ key, variant, reason }: ExperimentDecision) {
  return {
    'feature_flag.key': key,
    ...(variant !== undefined && { 'feature_flag.result.variant': variant }),
    'feature_flag.result.reason': reason,
  };
}

/** A page that is not there is the visitor's business; that one cannot be had is the operator's. */
function getAnswerLevel({ kind, status }: Pick<Answered, 'kind' | 'status'>): LogLevel {
  if (kind === 'health') return 'debug';
  return status >= 500 ? 'warn' : 'info';
}

/** The members that all events about a request share. */
function getRequestFacts({ requestId, method, path, traceId }: RequestFacts): RequestFacts {
  return { requestId, method, path, ...(traceId && { traceId }) };
}

function totalsOf(
  steps: readonly { readonly step: string; readonly durationMs: number }[],
): Record<string, number> {
  const totals = new Map<string, number>();
  for (const { step, durationMs } of steps) {
    totals.set(step, (totals.get(step) ?? 0) + durationMs);
  }
  return Object.fromEntries([...totals].map(([step, total]) => [step, toTenths(total)]));
}

function toTenths(durationMs: number): number {
  return Math.round(durationMs * 10) / 10;
}

/** All that is wrong with a page as one event. The list is not empty. */
function createFaultsEvent(faults: readonly Problem[], request: RequestFacts): FaultsEvent {
  const level = getFaultsLevel(faults);
  const gravest = faults.find((fault) => levelOf(fault) === level);
  return {
    event: 'faults',
    ...request,
    code: gravest?.code ?? '',
    count: faults.length,
    faults: faults.slice(0, MAX_FAULTS).map(loggedFault),
  };
}

/** The level of the gravest among some faults. */
function getFaultsLevel(faults: readonly Problem[]): LogLevel {
  const levels = new Set(faults.map(levelOf));
  return (['error', 'warn'] as const).find((level) => levels.has(level)) ?? 'info';
}

function levelOf({ severity, code }: Problem): LogLevel {
  if (severity === 'error') return 'error';
  return NOT_FOUND_CODES.includes(code) ? 'info' : 'warn';
}

function loggedFault(fault: Problem, index: number): LoggedFault {
  const { code, message, fix, pointer } = fault;
  const cause = getCause(fault);
  const causes = cause === undefined ? [] : describeCauses(cause);
  // A page that is not there needs no cause, and a scanner that tries addresses makes many of them.
  const hasStacks = index < MAX_FAULTS_WITH_STACK && levelOf(fault) !== 'info';
  const visible = hasStacks ? causes : causes.map(withoutStack);
  return {
    code,
    message,
    fix,
    ...(pointer && { pointer }),
    ...(visible.length > 0 && { causes: visible }),
  };
}

function withoutStack({ class: name, message, code }: LoggedCause): LoggedCause {
  return { class: name, message, ...(code && { code }) };
}
