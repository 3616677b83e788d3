import { describeReport } from '../reports/describe-report.ts';
import { cleanText } from './clean-text.ts';
import type { LoggedCause } from './describe-cause.ts';
import type { AnswerEvent, LogEvent, LoggedFault, LogRecord } from './log-event.ts';

const TIME_IN_ISO = /T(\d\d:\d\d:\d\d\.\d)/;

/**
 * An event as a person at a terminal reads it: a headline, and indented below it what belongs to
 * it.
 */
export function formatTextLine(record: LogRecord): string {
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
