import { describeCauses, type LoggedCause } from './describe-cause.ts';
import { createLineWriter, cleanText } from './line-writer.ts';
import {
  type Log,
  type LogRecord,
  type AnswerEvent,
  type LogEvent,
  type LoggedFault,
  type LogLevel,
  isWritten,
} from './log-event.ts';
import { describeReport } from '../reports/describe-report.ts';

const TIME_IN_ISO = /T(\d\d:\d\d:\d\d\.\d)/;

export interface LogOptions {
  /** The least grave level that is written. */
  readonly level: LogLevel;
  /** `json` for programs, one object a line; `text` for a person at a terminal. */
  readonly format: 'json' | 'text';
  /** Takes each line, without its end. */
  readonly write: (line: string) => void;
  readonly now?: () => number;
  /** The id of the build that runs, which every line for programs names. */
  readonly build?: string;
}

/** The log of this process on its standard output, uncaught errors included. */
export function createProcessLog(level: LogLevel, build: string): Log {
  const { stdout } = process;
  const { write, flush } = createLineWriter(stdout);
  const log = createLog({ level, build, format: stdout.isTTY ? 'text' : 'json', write });

  // The reader of the log may end before the server does.
  stdout.on('error', () => {});
  process.on('exit', flush);
  // A promise that is not awaited must not cost all visitors their server.
  process.on('unhandledRejection', (reason) => logUncaught(log, reason));
  process.on('uncaughtException', (error) => {
    logUncaught(log, error);
    process.exit(1);
  });
  return log;
}

function logUncaught(log: Log, thrown: unknown): void {
  const message = 'Nobody caught this. Look at the stack, and add a test that shows it.';
  log('error', { event: 'uncaught', message, causes: describeCauses(thrown) });
}

/** Makes a log. Its output can be trusted to be whole lines, whatever the texts in it hold. */
export function createLog(options: LogOptions): Log {
  const { level: least, format, write, now = Date.now, build } = options;
  const toLine = format === 'json' ? formatJsonLine : formatTextLine;
  return (level, event) => {
    if (!isWritten(level, least)) return;
    const time = new Date(now()).toISOString();
    write(toLine({ time, level, ...(build && { build }), ...event }));
  };
}

/**
 * An event as one line of JSON. Every text in it is cleaned here, so that no caller can forget to.
 */
function formatJsonLine({ time, level, ...event }: LogRecord): string {
  return JSON.stringify({ time, level, ...event }, (_, value: unknown) =>
    typeof value === 'string' ? cleanText(value) : value,
  );
}

/**
 * An event as a person at a terminal reads it: a headline, and indented below it what belongs to
 * it.
 */
function formatTextLine(record: LogRecord): string {
  const time = TIME_IN_ISO.exec(record.time)?.[1] ?? record.time;
  const [headline = '', ...details] = linesOf(record);
  return [`${time} ${record.level.padEnd(5)} ${headline}`, ...details.map((line) => `  ${line}`)]
    .map((line) => cleanText(line))
    .join('\n');
}

function linesOf(event: LogEvent): string[] {
  if (event.event === 'answer') {
    const { method, path, status, durationMs, cache, admission, exceeded = [], left } = event;
    const notes = [
      cache,
      admission === 'refused' && admission,
      experimentOf(event),
      exceeded.length > 0 && `too slow: ${exceeded.join(', ')}`,
      left && 'the visitor has left',
    ].filter(Boolean);
    return [[`${status} ${method} ${path} in ${durationMs} ms`, ...notes].join(', ')];
  }
  if (event.event === 'faults') {
    const { path, count, faults, requestId } = event;
    const noun = count === 1 ? 'fault' : 'faults';
    return [`${count} ${noun} on ${path} (${requestId})`, ...faults.flatMap(linesOfFault)];
  }
  if (event.event === 'browser-report') return [describeReport(event)];
  return [event.message, ...(event.causes ?? []).flatMap(linesOfCause)];
}

function experimentOf(event: AnswerEvent): string | undefined {
  const { 'feature_flag.key': key, 'feature_flag.result.reason': reason } = event;
  const { 'feature_flag.result.variant': variant = 'as it is' } = event;
  return key && `experiment ${key}: ${variant} (${reason})`;
}

function linesOfFault({ code, message, fix, pointer, causes = [] }: LoggedFault): string[] {
  return [
    `${message} ${fix} (${[code, pointer].filter(Boolean).join(', ')})`,
    ...causes.flatMap(linesOfCause).map((line) => `  ${line}`),
  ];
}

function linesOfCause({ class: name, message, code, stack = [] }: LoggedCause): string[] {
  return [`${name}: ${message}${code ? ` (${code})` : ''}`, ...stack.map((line) => `  ${line}`)];
}
