import type { Answered } from '../observe-answers.ts';
import type { AnswerEvent, RequestFacts } from './log-event.ts';
import type { LogLevel } from './log-level.ts';

/** Describes an answer for its line in the log. */
export function answerEvent(answered: Answered): AnswerEvent {
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
    ...(hasLeft && { left: true }),
  };
}

/** A page that is not there is the visitor's business; that one cannot be had is the operator's. */
export function getAnswerLevel({ kind, status }: Pick<Answered, 'kind' | 'status'>): LogLevel {
  if (kind === 'health') return 'debug';
  return status >= 500 ? 'warn' : 'info';
}

/** The members that all events about a request share. */
export function getRequestFacts({ requestId, method, path }: RequestFacts): RequestFacts {
  return { requestId, method, path };
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
