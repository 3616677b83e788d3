import type { Scenario } from '#schemas/generated/scenario.ts';
import schema from '#schemas/scenario.schema.json' with { type: 'json' };

type Session = NonNullable<Scenario['session']>;

/** As whom a page can be opened, as the schema of scenarios has it. */
export const SESSIONS: readonly string[] = schema.properties.session.enum;

/** Sessions that nothing on the site tells apart from another yet. A test opens scenarios with each to see that this is so. */
const ALIKE: ReadonlyMap<string, Session> = new Map([
  ['empty', 'anonymous'],
  ['private', 'signed-in'],
  ['business', 'signed-in'],
  ['private-and-business', 'signed-in'],
  ['employee', 'signed-in'],
]);

export function isSession(text: string): text is Session {
  return SESSIONS.includes(text);
}

/** The session that another is so far taken for; undefined for one that stands for itself. */
export function takenFor(session: string): Session | undefined {
  return ALIKE.get(session);
}
