import type { Scenario } from '#schemas/generated/scenario.ts';
import schema from '#schemas/scenario.schema.json' with { type: 'json' };

type Session = NonNullable<Scenario['session']>;

/** The sessions in which a page can be opened, as the schema of scenarios lists them. */
export const SESSIONS: readonly string[] = schema.properties.session.enum;

/**
 * Sessions of which a page is told the same as of another. A test opens scenarios with each to see
 * that this is so.
 */
const ALIKE: ReadonlyMap<string, Session> = new Map([
  ['empty', 'anonymous'],
  // The active profile is that of no client, and the private one.
  ['employee', 'signed-in'],
]);

export function isSession(text: string): text is Session {
  return SESSIONS.includes(text);
}

/** The session that another is so far taken for; undefined for one that stands for itself. */
export function findTakenSession(session: string): Session | undefined {
  return ALIKE.get(session);
}
