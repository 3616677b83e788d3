import { findNearest } from './nearest.ts';
import { cut, describeFoundValue } from './phrases.ts';
import type { Problem } from './problem.ts';

/** A branch closes before it opens. */
export function backwardHours(from: string, to: string, pointer: string): Problem {
  return {
    code: 'backward-hours',
    severity: 'error',
    pointer,
    message: `Backward hours: from ${from} to ${to}.`,
    fix: 'Let it close after it opens, on the same day; 00:00 or 24:00 is the midnight that ends it.',
    found: describeFoundValue(to),
  };
}

/** A branch opens again before it has closed. */
export function overlappingHours(from: string, before: string, pointer: string): Problem {
  return {
    code: 'overlapping-hours',
    severity: 'error',
    pointer,
    message: `Overlapping hours: from ${from} on, and open until ${before} already.`,
    fix: 'List the hours of a day in their order, each after the end of the one before it.',
    found: describeFoundValue(from),
  };
}

/** No browser knows that time zone. */
export function unknownTimeZone(zone: string, pointer: string, known: readonly string[]): Problem {
  const suggestion = findNearest(zone, known);
  return {
    code: 'unknown-time-zone',
    severity: 'error',
    pointer,
    message: `Unknown time zone: ${cut(zone)}. Nobody could tell what day it is there.`,
    fix: 'Write it as the IANA data base does, such as Europe/Brussels.',
    expected: 'Europe/Brussels',
    found: describeFoundValue(zone),
    ...(suggestion !== undefined && { suggestion }),
  };
}
