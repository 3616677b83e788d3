import { describe, expect, test } from 'vitest';
import { answer, clientWith, noNetwork, type Answer } from '../http/sample-client.testing.ts';
import { createExperiments, type Experiments } from './create-experiments.ts';

const LOAN = {
  experimentKey: 'loan',
  variantKey: 'first-home',
  variantStatus: 'NEW',
  variantUrl: '/en/first-home-loan',
  experimentUrl: '/en/home-loan',
};
const RECORD = {
  key: 'loan',
  variant: 'first-home',
  status: 'NEW',
  variantUrl: '/en/first-home-loan',
  experimentUrl: '/en/home-loan',
};

const listOf = (...activeVariants: unknown[]) => answer(JSON.stringify({ activeVariants }));
const DONE: Answer = async () => new Response(null, { status: 204 });
const FAILED = answer('{}', { status: 503, statusText: 'Service Unavailable' });

/** A client of a visitor whose profile can change, and what was sent. */
function openClient(answers: readonly Answer[] | Answer, profile?: string) {
  const { http, sent } = clientWith(answers);
  const visitor = { profile, activeProfileId: () => visitor.profile };
  const experiments = createExperiments({ http, visitor: async () => visitor });
  const calls = () => sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  return { ...experiments, calls, sent, visitor };
}

const messageOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'nothing',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

describe('the experiments of a visitor', () => {
  test('EX-009 EX-011 are loaded for nobody by the open address, without a body', async () => {
    const { load, calls, sent } = openClient(listOf(LOAN));

    await load();

    expect(calls()).toEqual(['GET /experiment/open/active-variants/extended']);
    expect(sent[0]?.body).toBeNull();
  });

  test('EX-009 EX-010 are loaded for an active profile by that of the profile', async () => {
    const { load, calls } = openClient(listOf(LOAN), 'p-1');

    await load();

    expect(calls()).toEqual(['GET /experiment/active-variants/extended']);
  });

  test('EX-004 have the names of the records, and the same values', async () => {
    const { load, records } = openClient(listOf(LOAN, { ...LOAN, newer: true, variantUrl: 7 }));

    expect(await load()).toEqual([RECORD]);
    expect(records()).toEqual([RECORD]);
  });

  test('are asked for once, and anew for another profile', async () => {
    const { load, calls, visitor } = openClient(listOf(LOAN));

    await Promise.all([load(), load()]);
    visitor.profile = 'p-1';
    await load();

    expect(calls()).toHaveLength(2);
  });

  test('EX-008 EX-018 that did not come fail alike without a call, until the profile changes', async () => {
    const { load, calls, visitor } = openClient([FAILED, listOf(LOAN)]);
    const failure = /^Cannot retrieve experiments: Request to .+ failed with status 503/;

    const first = await messageOf(load());
    const second = await messageOf(load());
    const before = calls().length;
    visitor.profile = 'p-1';

    expect(first).toMatch(failure);
    expect(second).toBe(first);
    expect(before).toBe(1);
    expect(await load()).toEqual([RECORD]);
  });

  test.each(['[]', '{}', '', '{"activeVariants":7}'])('are no experiments in %j', async (text) => {
    expect(await messageOf(openClient(answer(text)).load())).toMatch(
      /^Cannot retrieve experiments: /,
    );
  });
});

describe('a visit', () => {
  test.each([
    [undefined, 'POST /experiment/open/experiments/loan/variants/first-home/visits'],
    ['p-1', 'POST /experiment/experiments/loan/variants/first-home/visits'],
  ])('EX-012 EX-013 of the profile %s is registered, without a body', async (profile, expected) => {
    const { registerVisit, calls, sent } = openClient(DONE, profile);

    await registerVisit({ key: 'loan', variant: 'first-home' });

    expect(calls()).toEqual([expected]);
    expect(sent[0]?.body).toBeNull();
  });

  test('EX-007 makes the experiment ACTIVE here, once it is registered', async () => {
    const { load, registerVisit, records } = openClient([listOf(LOAN), FAILED, DONE]);

    await load();
    await messageOf(registerVisit({ key: 'loan' }));
    const before = records();
    await registerVisit({ key: 'loan' });

    expect(before).toEqual([RECORD]);
    expect(records()).toEqual([{ ...RECORD, status: 'ACTIVE' }]);
  });

  test('of a name with strange characters stays below the address', async () => {
    const { registerVisit, calls } = openClient(DONE);

    await registerVisit({ key: '../a', variant: 'b/c?d' });

    expect(calls()).toEqual(['POST /experiment/open/experiments/..%2Fa/variants/b%2Fc%3Fd/visits']);
  });
});

describe('who has an active profile', () => {
  test('EX-014 registers a success of the variant', async () => {
    const { registerSuccess, calls, sent } = openClient(DONE, 'p-1');

    await registerSuccess({ key: 'loan', variant: 'first-home' });

    expect(calls()).toEqual(['POST /experiment/experiments/loan/variants/first-home/successes']);
    expect(sent[0]?.body).toBeNull();
  });

  test('EX-005 EX-015 subscribes, and has the experiment by its key alone', async () => {
    const { subscribe, records, calls } = openClient(DONE, 'p-1');

    await subscribe('loan');

    expect(calls()).toEqual(['POST /experiment/experiments/loan/users']);
    expect(records()).toEqual([{ key: 'loan' }]);
  });

  test('EX-006 EX-016 unsubscribes, and has the experiment no more', async () => {
    const { load, unsubscribe, records, calls } = openClient([listOf(LOAN), DONE], 'p-1');

    await load();
    await unsubscribe('loan');

    expect(calls()[1]).toBe('DELETE /experiment/experiments/loan/users/me');
    expect(records()).toEqual([]);
  });
});

type Call = (experiments: Experiments) => Promise<unknown>;

const VISITED = { key: 'loan', variant: 'first-home' };
const CALLS: readonly (readonly [string, Call])[] = [
  ['Cannot register experiment visit', (each) => each.registerVisit(VISITED)],
  ['Cannot register experiment success', (each) => each.registerSuccess(VISITED)],
  ['Cannot subscribe to experiment', (each) => each.subscribe('loan')],
  ['Cannot unsubscribe from experiment', (each) => each.unsubscribe('loan')],
];

test('EX-019 EX-020 EX-021 what fails says what, and why', async () => {
  const client = openClient(noNetwork, 'p-1');

  for (const [message, call] of CALLS) {
    expect(await messageOf(call(client))).toBe(`${message}: Failed to fetch`);
  }
});

test('EX-022 a failed unsubscription says so, and the experiment stays', async () => {
  const { load, unsubscribe, records } = openClient([listOf(LOAN), noNetwork], 'p-1');

  await load();

  expect(await messageOf(unsubscribe('loan'))).toBe(
    'Cannot unsubscribe from experiment: Failed to fetch',
  );
  expect(records()).toEqual([RECORD]);
});

test.each(CALLS.slice(1))('without a profile nothing is sent: "%s"', async (message, call) => {
  const client = openClient(DONE);

  expect(await messageOf(call(client))).toBe(`${message}: No active profile`);
  expect(client.calls()).toEqual([]);
});

const visitor = () => Promise.reject(new Error('storage is blocked'));

test('EX-017 where profiles cannot be had, all of it says so', async () => {
  const { http, sent } = clientWith(DONE);
  const experiments = createExperiments({ http, visitor });

  for (const [, call] of [...CALLS, ['', (each: Experiments) => each.load()] as const]) {
    expect(await messageOf(call(experiments))).toBe('Error fetching profiles: storage is blocked');
  }
  expect(sent).toEqual([]);
});

test('a variant that nobody knows cannot be visited', async () => {
  expect(await messageOf(openClient(DONE).registerVisit({ key: 'loan' }))).toBe(
    'Cannot register experiment visit: No variant of loan is known',
  );
});
