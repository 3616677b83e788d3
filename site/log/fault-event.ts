import { getCause, type Problem } from '#renderer/server';
import { describeCauses, type LoggedCause } from './describe-cause.ts';
import type { FaultsEvent, LoggedFault, RequestFacts } from './log-event.ts';
import type { LogLevel } from './log-level.ts';

/** A page may be wrong in a thousand places; the first ones show what is the matter. */
const MAX_FAULTS = 20;

/** So that a line stays well below what collectors of logs cut lines at. */
const MAX_FAULTS_WITH_STACK = 3;

/** All that is wrong with a page as one event. The list is not empty. */
export function createFaultsEvent(faults: readonly Problem[], request: RequestFacts): FaultsEvent {
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
export function getFaultsLevel(faults: readonly Problem[]): LogLevel {
  const levels = new Set(faults.map(levelOf));
  return (['error', 'warn'] as const).find((level) => levels.has(level)) ?? 'info';
}

/** Codes of a page that is not there, which is no mistake as long as they are warnings. */
const NOT_FOUND_CODES = ['page-request-failed', 'route-not-found', 'sign-in-required'];

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
  const shown = hasStacks ? causes : causes.map(withoutStack);
  return {
    code,
    message,
    fix,
    ...(pointer && { pointer }),
    ...(shown.length > 0 && { causes: shown }),
  };
}

function withoutStack({ class: name, message, code }: LoggedCause): LoggedCause {
  return { class: name, message, ...(code && { code }) };
}
