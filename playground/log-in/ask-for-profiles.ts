import { isRecord } from '#schemas/is-record.ts';

/** Whom somebody may log in as, in the order in which they are offered. */
export const PEOPLE = ['private', 'private-and-professional', 'employee'] as const;

export type Person = (typeof PEOPLE)[number];

/** Nobody waits longer to be logged in, in milliseconds. */
const LIMIT_MS = 10_000;

/**
 * Asks the reference backend for the profiles of a person. Rejects where it gives none, or not in
 * time.
 */
export async function askForProfiles(
  as: Person,
  { fetch }: Pick<Window, 'fetch'>,
): Promise<unknown> {
  const response = await fetch('/log-in/profiles', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ as }),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const answer: unknown = await response.json();
  if (!response.ok || !isRecord(answer)) {
    throw new Error(`The log-in was refused with status ${response.status}.`);
  }
  return answer['profiles'];
}
