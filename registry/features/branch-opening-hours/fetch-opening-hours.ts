import type { usePlatform } from '#renderer';
import { readOpeningHours, type OpeningHours } from './read-opening-hours.ts';

/** Where the branch service answers, on the API host. */
const ENDPOINT = '/branches/open/opening-hours';

/** Nobody waits longer for hours. */
const LIMIT_MS = 5_000;

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
