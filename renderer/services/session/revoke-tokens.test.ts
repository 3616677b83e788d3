import { expect, test } from 'vitest';
import { openSimulated } from './simulated-environment.testing.ts';

test('SE-069 logging out ends the session at once, and has each refresh token revoked by a request that outlives the page', async () => {
  const environment = openSimulated();
  environment.browser.cookies.set('XSRF-TOKEN', 'a1');
  const { session } = environment.open();
  const without = environment.profile('p-2', { refreshToken: undefined });
  session.setProfiles([environment.profile('p-1'), without]);

  const { revoked } = session.logOut();
  const state = session.state().status;
  await revoked;

  expect(state).toBe('empty');
  expect(environment.revocations.map(({ token }) => token)).toEqual(['p-1#0', 'access-p-2#0']);
  expect(environment.revocations[0]?.request).toMatchObject({
    url: 'https://api.meridia.test/oauth2/revoke',
    method: 'POST',
    keepalive: true,
    credentials: 'include',
    redirect: 'error',
  });
  expect(environment.revocations[0]?.request.headers.get('x-xsrf-token')).toBe('a1');
});

test.each<[string, () => Promise<Response>]>([
  ['the network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['status 503', async () => new Response(null, { status: 503 })],
])(
  'SE-069 a revocation that fails by %s ends the session all the same, and tells developers without the token',
  async (_, answerRevocation) => {
    const environment = openSimulated({ answerRevocation });
    const { session, tab } = environment.open();
    session.setProfiles([environment.profile()]);

    await session.logOut().revoked;

    expect(session.state().status).toBe('empty');
    expect(tab.messages).toEqual([
      expect.stringMatching(/^A log-out was not heard by the service: /),
    ]);
    expect(tab.messages.join()).not.toContain('p-1#0');
  },
);

test('SE-069 a service that never answers holds up nobody for longer than 2 s', async () => {
  const environment = openSimulated({ answerRevocation: () => new Promise(() => undefined) });
  const { session } = environment.open();
  session.setProfiles([environment.profile()]);
  let isOver = false;
  const over = session.logOut().revoked.then(() => (isOver = true));

  await environment.browser.clock.advance(1_999);
  const before = isOver;
  await environment.browser.clock.advance(1);
  await over;

  expect([before, isOver]).toEqual([false, true]);
});

test('whoever has no session revokes nothing', async () => {
  const environment = openSimulated();

  await environment.open().session.logOut().revoked;

  expect(environment.revocations).toEqual([]);
});
