import { expect, test } from 'vitest';
import { check } from '#schemas/generated/scenario.check.ts';
import { CHOICES, DEFAULTS, applySelects } from './selects.ts';
import { isSession, SESSIONS, findTakenSession } from './sessions.ts';
import { toldOfVisitor } from '../state/told-of-visitor.testing.ts';

const PLAIN = { title: 'Home', page: { fixture: 'en/individuals' } };
test('each session of the schema can be chosen, and reaches the scenario as it is', () => {
  expect(CHOICES.session).toEqual(SESSIONS);
  for (const session of SESSIONS) {
    const scenario = applySelects(PLAIN, { ...DEFAULTS, session });
    expect([scenario.session, check(scenario)]).toEqual([session, []]);
  }
  expect(['robot', ''].filter(isSession)).toEqual([]);
});

test('a page is told of each something else, or its name says of which other it is told the same', async () => {
  const told = await Promise.all(SESSIONS.map((session) => toldOf(session)));
  const first = told.map((one) => SESSIONS[told.indexOf(one)]);

  expect(first).toEqual(SESSIONS.map((session) => findTakenSession(session) ?? session));
});

async function toldOf(session: string): Promise<string> {
  return JSON.stringify(await toldOfVisitor(applySelects(PLAIN, { ...DEFAULTS, session })));
}
