import type { usePlatform } from '#renderer';
import { isRecord } from '#schemas/is-record.ts';

/** Nobody waits longer for free times. */
const LIMIT_MS = 5_000;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const MAX_DAYS = 7;
const MAX_TIMES = 100;

/** The free times of one day, by the clocks at the branch. */
export interface FreeDay {
  /** 2026-11-30 */
  readonly date: string;
  /** 09:30 */
  readonly times: readonly string[];
}

/** The free times of one week. */
export interface FreeWeek {
  /** The Monday of the week. */
  readonly week: string;
  readonly days: readonly FreeDay[];
  /** The Mondays of the weeks beside it in which there are appointments; left out without one. */
  readonly earlier?: string | undefined;
  readonly later?: string | undefined;
}

export interface FreeTimesQuery {
  /** The address below which the appointment service stands. */
  readonly endpoint: string;
  readonly topic: string;
  readonly way: string;
  readonly branch: string;
  /** The Monday of the week; left out, the service says which is the first. */
  readonly week?: string | undefined;
}

interface FetchOptions {
  readonly http: Pick<ReturnType<typeof usePlatform>['http'], 'json'>;
  readonly signal: AbortSignal;
}

/**
 * Asks for the free times of a week. Nothing that a visitor has typed is in the address. Rejects
 * where they do not come, and where they are none.
 */
export async function fetchFreeTimes(
  { endpoint, week, topic, way, branch }: FreeTimesQuery,
  { http, signal }: FetchOptions,
): Promise<FreeWeek> {
  const query = new URLSearchParams({
    way,
    ...(topic && { topic }),
    ...(branch && { branch }),
    ...(week && { week }),
  });
  const path = `${endpoint}/free-times?${query.toString()}`;
  const answer = await http.json({ path, limitMs: LIMIT_MS, signal, useCache: false });
  const free = readFreeWeek(answer);
  if (free) return free;
  throw new Error(`The answer of ${endpoint}/free-times holds no free times.`);
}

/** Free times as the service sends them; undefined for anything else. */
function readFreeWeek(answer: unknown): FreeWeek | undefined {
  if (!isRecord(answer)) return undefined;
  const { week, days, earlier, later } = answer;
  if (!isDate(week) || !Array.isArray(days) || days.length > MAX_DAYS || !days.every(isFreeDay)) {
    return undefined;
  }
  return {
    week,
    days,
    ...(isDate(earlier) && { earlier }),
    ...(isDate(later) && { later }),
  };
}

function isFreeDay(value: unknown): value is FreeDay {
  if (!isRecord(value) || !isDate(value['date'])) return false;
  const { times } = value;
  return Array.isArray(times) && times.length <= MAX_TIMES && times.every(isClockTime);
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value));
}

function isClockTime(value: unknown): value is string {
  return typeof value === 'string' && CLOCK_TIME.test(value);
}
