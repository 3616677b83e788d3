import { isRecord } from '../../is-record.ts';
import { backwardHours, overlappingHours, unknownTimeZone } from '../../problems/hours-problems.ts';
import type { Problem } from '../../problems/problem.ts';

const TIME = /^\d{2}:\d{2}$/;
const MIDNIGHT = '24:00';

/** Finds hours of a branch that no day has. Wrong forms are the schema's business. */
export function checkHours(document: unknown): Problem[] {
  const { timeZone, days } = isRecord(document) ? document : {};
  const ofZone =
    typeof timeZone === 'string' && timeZone !== '' && !isTimeZone(timeZone)
      ? [unknownTimeZone(timeZone, '/timeZone', Intl.supportedValuesOf('timeZone'))]
      : [];
  const ofDays = (Array.isArray(days) ? days : []).flatMap((day: unknown, index) =>
    checkDay(day, `/days/${index}`),
  );
  return [...ofZone, ...ofDays];
}

function isTimeZone(name: string): boolean {
  // An offset such as +01:00 is taken, too; it has no summer time.
  if (!/^[a-z]/i.test(name)) return false;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    // The formatter gives no other reason than that.
    return false;
  }
}

/** Hours backwards say nothing about when those after them may begin. */
function checkDay(day: unknown, pointer: string): Problem[] {
  let end = '';
  return (Array.isArray(day) ? day : []).flatMap((period: unknown, index): Problem[] => {
    const { from, to } = isRecord(period) ? period : {};
    if (!isTime(from) || !isTime(to)) return [];
    const at = `${pointer}/${index}`;
    const before = end;
    const closes = to === '00:00' ? MIDNIGHT : to;
    if (closes <= from) return [backwardHours(from, to, `${at}/to`)];
    if (closes > end) end = closes;
    return from < before ? [overlappingHours(from, before, `${at}/from`)] : [];
  });
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && TIME.test(value);
}
