import type { Scenario } from '#schemas/generated/scenario.ts';
import schema from '#schemas/scenario.schema.json' with { type: 'json' };

type Session = NonNullable<Scenario['session']>;

/** As whom a page can be opened, as the schema of scenarios has it. */
export const SESSIONS: readonly string[] = schema.properties.session.enum;

/** Sessions that nothing on the site tells apart yet. A test opens scenarios with each to see that this is so. */
const ALIKE = ['private', 'business'];

export function isSession(text: string): text is Session {
  return SESSIONS.includes(text);
}

/** Whether a session is so far taken for that of anybody who is signed in. */
export function isTakenAsSignedIn(session: string): boolean {
  return ALIKE.includes(session);
}
