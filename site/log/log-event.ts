import type { BrowserReport } from '../reports/browser-report.ts';
import { type LoggedCause, describeCauses } from './describe-cause.ts';

/**
 * The facts that every event about a visitor's request has. Its query, cookies and body are never
 * logged.
 */
export interface RequestFacts {
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  /** The trace that the request belongs to, by its header traceparent. */
  readonly traceId?: string;
}

/** An answer has gone out. */
export interface AnswerEvent extends RequestFacts {
  readonly event: 'answer';
  readonly status: number;
  readonly durationMs: number;
  /** Pages only: where the page came from, and whether it had to ask to be made. */
  readonly cache?: string;
  readonly admission?: string;
  /** Pages that were looked for: whether an answer was kept that is made of the same. */
  readonly responseCache?: string;
  /** Milliseconds by step of a page that was made. */
  readonly steps?: Readonly<Record<string, number>>;
  /** Steps that were aborted when their time was over. */
  readonly exceeded?: readonly string[];
  /**
   * Pages under an experiment: its key, the variant that was assigned, and why, as OpenTelemetry
   * and OpenFeature name them.
   */
  readonly 'feature_flag.key'?: string;
  readonly 'feature_flag.result.variant'?: string;
  readonly 'feature_flag.result.reason'?: string;
  /** The visitor did not wait for it. */
  readonly left?: true;
}

/** One fault of a page, with what it came of. */
export interface LoggedFault {
  readonly code: string;
  readonly message: string;
  readonly fix: string;
  readonly pointer?: string;
  readonly causes?: readonly LoggedCause[];
}

/** The problems of a page: all of them in one line. */
export interface FaultsEvent extends RequestFacts {
  readonly event: 'faults';
  /** Of the gravest fault. */
  readonly code: string;
  /** All there were, of which `faults` may hold fewer. */
  readonly count: number;
  readonly faults: readonly LoggedFault[];
}

/** Something that a browser reports of a page: a policy's violation, a deprecation, a crash. */
export interface BrowserReportEvent extends BrowserReport {
  readonly event: 'browser-report';
}

/** Something about the process. */
export interface ProcessEvent {
  readonly event: 'listening' | 'stopping' | 'stopped' | 'uncaught' | 'note';
  readonly message: string;
  readonly address?: string;
  readonly requestId?: string;
  readonly path?: string;
  readonly causes?: readonly LoggedCause[];
}

export type LogEvent = AnswerEvent | FaultsEvent | BrowserReportEvent | ProcessEvent;

/** Writes an event, or leaves it out where its level is not logged. */
export type Log = (level: LogLevel, event: LogEvent) => void;

/** An event on its way into a line. */
export type LogRecord = LogEvent & {
  readonly time: string;
  readonly level: LogLevel;
  readonly build?: string;
};

/** From what needs attention to what only helps while searching. */
export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

type LogConsole = Pick<Console, 'error' | 'warn' | 'info'>;

/**
 * A console for code that has no other way to report something: each call becomes a line of the
 * log.
 */
export function createLogConsole(log: Log): LogConsole {
  const at =
    (level: keyof LogConsole) =>
    (...args: unknown[]): void => {
      const message = args.filter((arg) => !(arg instanceof Error)).join(' ');
      const causes = args.filter((arg) => arg instanceof Error).flatMap(describeCauses);
      log(level, { event: 'note', message, ...(causes.length > 0 && { causes }) });
    };
  return { error: at('error'), warn: at('warn'), info: at('info') };
}

/** Returns true if lines of a level are written, by the least level that is logged. */
export function isWritten(level: LogLevel, least: LogLevel): boolean {
  return LOG_LEVELS.indexOf(level) <= LOG_LEVELS.indexOf(least);
}
