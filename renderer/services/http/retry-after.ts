import { FetchError } from './http-errors.ts';

const HTTP_DATE = /^[A-Z][a-z]{2}, /;

/**
 * How long a service that failed wants to be left alone, in milliseconds; undefined where it does
 * not say.
 */
export function retryAfterMs(failure: unknown, now: number): number | undefined {
  if (!(failure instanceof FetchError)) return undefined;
  const header = failure.response.headers.get('retry-after') ?? '';
  if (/^\d+$/.test(header)) return Number(header) * 1_000;
  const time = HTTP_DATE.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, time - now);
}
