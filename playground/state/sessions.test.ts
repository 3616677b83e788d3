import { expect, test } from 'vitest';
import { openScenario } from '#fixtures';
import { memoryStore } from '#fixtures/backend';
import { check } from '#schemas/generated/scenario.check.ts';
import { experience } from '../experience.ts';
import { CHOICES, DEFAULTS, withSelects } from './selects.ts';
import { isSession, SESSIONS, takenFor } from './sessions.ts';

const PLAIN = { title: 'Home', page: { fixture: 'en/individuals' } };
const store = memoryStore({ 'pages/en/individuals.json': { data: {} } });

async function cookiesOf(session: string): Promise<unknown> {
  const scenario = withSelects(PLAIN, { ...DEFAULTS, session });
  return (await openScenario(scenario, { store, experience })).cookies;
}

test('each session of the schema can be chosen, and reaches the scenario as it is', () => {
  expect(CHOICES.session).toEqual(SESSIONS);
  for (const session of SESSIONS) {
    const scenario = withSelects(PLAIN, { ...DEFAULTS, session });
    expect([scenario.session, check(scenario)]).toEqual([session, []]);
  }
  expect(['robot', ''].filter(isSession)).toEqual([]);
});

test.each(SESSIONS)('a page that is opened as %s says whether it is alike', async (session) => {
  const itself = session === 'signed-in' ? { 'signed-in': '1' } : {};
  const other = takenFor(session);

  expect(await cookiesOf(session)).toEqual(other ? await cookiesOf(other) : itself);
});
