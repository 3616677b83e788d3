import { describe, expect, test } from 'vitest';
import type { Fault } from '#fixtures/backend';
import { openSession } from './open-session.ts';

const PERIOD_MS = 180_000;

test('a session is renewed over HTTP, with each refresh token once', async () => {
  const { session, pass, faultInjection } = await openSession();

  await pass(PERIOD_MS);
  const first = session.accessToken();
  await pass(297_000 - PERIOD_MS);

  expect([first, session.accessToken()]).toEqual(['access-2', 'access-3']);
  expect(faultInjection.calls('token').map(({ headers }) => headers['x-user-inactivity'])).toEqual([
    '180',
    '297',
  ]);
});

test('SE-017 a profile whose refresh token somebody else has used is removed', async () => {
  const { session, tokens, refreshToken, pass } = await openSession();
  tokens.renew(refreshToken);

  await pass(PERIOD_MS);

  expect(session.state()).toEqual({ status: 'empty' });
});

const FAULTS: readonly (readonly [string, Fault])[] = [
  ['network', { kind: 'disconnect' }],
  ['status', { kind: 'status', status: 503 }],
  ['network', { kind: 'status', status: 302, headers: { Location: '/elsewhere' } }],
  ['answer', { kind: 'html' }],
  ['answer', { kind: 'empty' }],
  ['answer', { kind: 'body', text: '{"access_token":null}' }],
];

describe('where the log-in service fails', () => {
  test.each(FAULTS)(
    'it is told as %s after three attempts, and the profile stays: %j',
    async (kind, fault) => {
      const { session, failures, faultInjection, pass } = await openSession({ fault });

      await pass(PERIOD_MS);
      await pass(2_000);
      await pass(5_000);

      expect(failures).toEqual([kind, kind, kind]);
      expect(faultInjection.calls('token')).toHaveLength(3);
      expect(session.accessToken()).toBe('access-1');
    },
  );

  test('by cutting its answer short, the token is used up, and the profile goes', async () => {
    const { session, failures, pass } = await openSession({
      fault: { kind: 'truncated', times: 1 },
    });

    await pass(PERIOD_MS);
    await pass(2_000);

    expect(failures[0]).toBe('answer');
    expect(session.state()).toEqual({ status: 'empty' });
  });

  test('by never answering, it has 10 s, and the next attempt succeeds', async () => {
    const { session, failures, pass } = await openSession({ fault: { kind: 'hang', times: 1 } });

    await pass(PERIOD_MS + 10_000);
    await pass(2_000);

    expect(failures).toEqual(['timeout']);
    expect(session.accessToken()).toBe('access-2');
  });
});
