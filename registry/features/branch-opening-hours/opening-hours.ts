import { isRecord } from '#schemas/is-record.ts';
import type { usePlatform } from '#renderer';

const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const DAYS = 7;

const DAY_MS = 86_400_000;
/** The first Monday after 1 January 1970. */
const A_MONDAY = 4 * DAY_MS;

/** The two ways in which a clock writes the end of the day. */
const MIDNIGHT: ReadonlySet<string> = new Set(['00:00', '24:00']);

/** Where the branch service answers, on the API host. */
const ENDPOINT = '/branches/open/opening-hours';

/** Nobody waits longer for hours. */
const LIMIT_MS = 5_000;

/** Says when a branch opens and when it closes again, by its clocks: 09:00. */
interface OpenPeriod {
  readonly from: string;
  /** 00:00 and 24:00 are the midnight that ends the day. */
  readonly to: string;
}

/** Says when a branch is open. */
export interface OpeningHours {
  /** The branch's name. */
  readonly name: string;
  /** The time zone of the branch, which says what day it is there. */
  readonly timeZone: string;
  /** Seven days from Monday on, each with its periods; a day without any is closed. */
  readonly days: readonly (readonly OpenPeriod[])[];
}

/** Opening hours as the branch service sends them; undefined for anything else. */
function readOpeningHours(answer: unknown): OpeningHours | undefined {
  if (!isRecord(answer)) return undefined;
  const { name, timeZone, days } = answer;
  if (typeof name !== 'string' || !name.trim() || !isTimeZone(timeZone)) return undefined;
  if (!Array.isArray(days) || days.length !== DAYS || !days.every(isDay)) return undefined;
  return { name, timeZone, days };
}

function isDay(value: unknown): value is readonly OpenPeriod[] {
  return Array.isArray(value) && value.every(isPeriod);
}

function isPeriod(value: unknown): value is OpenPeriod {
  return isRecord(value) && isClockTime(value['from']) && isClosingTime(value['to']);
}

function isClosingTime(value: unknown): value is string {
  return value === '24:00' || isClockTime(value);
}

function isClockTime(value: unknown): value is string {
  return typeof value === 'string' && CLOCK_TIME.test(value);
}

/** Only a browser knows all of them; it throws for any other. */
function isTimeZone(value: unknown): value is string {
  try {
    return typeof value === 'string' && Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

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

interface FetchOptions {
  readonly http: ReturnType<typeof usePlatform>['http'];
  readonly signal: AbortSignal;
}

/**
 * Asks for the opening hours of a branch. Rejects where they do not come, and where they are none.
 */
export async function fetchOpeningHours(
  branch: string,
  { http, signal }: FetchOptions,
): Promise<OpeningHours> {
  const path = `${ENDPOINT}?branch=${encodeURIComponent(branch)}`;
  const answer = await http.json({ path, limitMs: LIMIT_MS, signal });
  const hours = readOpeningHours(answer);
  if (hours) return hours;
  throw new Error(`The answer of ${path} holds no opening hours.`);
}
