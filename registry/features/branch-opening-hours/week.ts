import type { OpenPeriod } from './read-opening-hours.ts';

const DAY_MS = 86_400_000;
/** The first Monday after 1 January 1970. */
const A_MONDAY = 4 * DAY_MS;
const DAYS = 7;
/** The two ways in which a clock writes the end of the day. */
const MIDNIGHT: ReadonlySet<string> = new Set(['00:00', '24:00']);

/** The names of the days in a locale, from Monday on. */
export function getDayNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: DAYS }, (_, day) => format.format(A_MONDAY + day * DAY_MS));
}

/** Returns the day of the week of a moment in a time zone: 0 is Monday. */
export function getWeekday(time: number, timeZone: string): number {
  const options = { weekday: 'long', timeZone } as const;
  const name = new Intl.DateTimeFormat('en-GB', options).format(time);
  return getDayNames('en-GB').indexOf(name);
}

/**
 * Writes a period as the locale does. Its times are those of clocks at the branch, wherever they
 * are read.
 */
export function createPeriodFormat(locale: string): (period: OpenPeriod) => string {
  const format = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  return ({ from, to }) =>
    MIDNIGHT.has(to)
      ? untilMidnight(format.formatRangeToParts(timeOf(from), timeOf('23:59')))
      : format.formatRange(timeOf(from), timeOf(to));
}

/** No format knows 24:00 as the end of a range, so it takes the place of the day's last minute. */
function untilMidnight(parts: readonly Intl.DateTimeRangeFormatPart[]): string {
  const end = new Map([
    ['hour', '24'],
    ['minute', '00'],
  ]);
  const written = parts.map(({ type, source, value }) =>
    source === 'endRange' ? (end.get(type) ?? value) : value,
  );
  return written.join('');
}

/** The moment at which clocks in UTC show a time, on any one day. */
function timeOf(clockTime: string): number {
  return Date.parse(`1970-01-05T${clockTime}:00Z`);
}
