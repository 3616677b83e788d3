import { isRecord } from '#schemas/is-record.ts';

/** Says when a branch opens and when it closes again, by its clocks: 09:00. */
export interface OpenPeriod {
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

const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const DAYS = 7;

/** Opening hours as the branch service sends them; undefined for anything else. */
export function readOpeningHours(answer: unknown): OpeningHours | undefined {
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
