import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { activeIn, openSession } from './open-session.ts';

const PERIOD_MS = 180_000;
const DAY_MS = 86_400_000;

const answerOf = (members: string) => ({
  kind: 'body' as const,
  text: `)]}',\n{"access_token":"new",${members}}`,
});

describe('a lifetime', () => {
  test.each(['-300', '0', 'null', '"300"', '1e999', '[300]'])(
    'of %s is none: the one before goes on',
    async (lifetime) => {
      const { browser, session, passAll } = await openSession({
        fault: answerOf(`"refresh_token":"next","expires_in":${lifetime}`),
      });

      await passAll(PERIOD_MS);

      expect(activeIn(session)).toMatchObject({
        accessToken: 'new',
        refreshToken: 'next',
        expirationTime: browser.now() + 300_000,
      });
    },
  );

  test.each(['1e12', '1.7976931348623157e308'])(
    'of %s seconds is believed for a day',
    async (lifetime) => {
      const { browser, session, passAll } = await openSession({
        fault: answerOf(`"expires_in":${lifetime}`),
      });

      await passAll(PERIOD_MS);

      expect(activeIn(session)?.expirationTime).toBe(browser.now() + DAY_MS);
    },
  );

  test('of NaN makes an answer that nobody can read: three attempts, and the profile stays', async () => {
    const { session, failures, pass } = await openSession({ fault: answerOf('"expires_in":NaN') });

    await pass(PERIOD_MS);
    await pass(1_000);
    await pass(3_000);

    expect(failures).toEqual(['answer', 'answer', 'answer']);
    expect(session.accessToken()).toBe('access-1');
  });
});

describe('an answer', () => {
  test.each([
    '"expires_in":300',
    '"refresh_token":null',
    '"refresh_token":7',
    '"refresh_token":""',
    '"refresh_token":"two\\nlines"',
    '"refresh_token":{"token":"next"}',
  ])('with no more than %s keeps the old refresh token (RFC 6749, section 6)', async (members) => {
    const { tab, passAll, refreshTokens } = await openSession({ fault: answerOf(members) });

    await passAll(PERIOD_MS);
    tab.dispatch('keydown');
    await passAll(PERIOD_MS);

    expect(await refreshTokens()).toEqual(['refresh-1', 'refresh-1']);
  });

  test.each([
    '{"refresh_token":"next","expires_in":300}',
    '{"access_token":"","refresh_token":"next"}',
    '{"access_token":"two\\nlines","refresh_token":"next"}',
    '{"access_token":["new"],"refresh_token":"next"}',
    '["new","next",300]',
    '"new"',
    'null',
    '',
  ])('that is %j is none: three attempts, and all stays as it was', async (text) => {
    const { session, failures, refreshToken, pass } = await openSession({
      fault: { kind: 'body', text },
    });

    await pass(PERIOD_MS);
    await pass(1_000);
    await pass(3_000);

    expect(failures).toEqual(['answer', 'answer', 'answer']);
    expect(activeIn(session)).toMatchObject({ accessToken: 'access-1', refreshToken });
  });

  test('that comes within ten seconds counts', async () => {
    const { session, browser, held, release, passAll } = await openSession({
      fault: { kind: 'slow', delayMs: 1 },
    });
    await browser.clock.advance(PERIOD_MS);
    await held;

    await browser.clock.advance(9_999);
    release();
    await passAll(0);

    expect(session.accessToken()).toBe('access-2');
  });

  test('that comes later has used up a token that nobody else knows, and the profile goes', async () => {
    const { session, failures, browser, held, release, closed, pass } = await openSession({
      fault: { kind: 'slow', delayMs: 1 },
    });
    await browser.clock.advance(PERIOD_MS);
    await held;

    await pass(10_000);
    release();
    await closed;
    await pass(1_000);

    expect(failures).toEqual(['timeout', 'status']);
    expect(session.state()).toEqual({ status: 'empty' });
  });

  test('that comes after the profile is gone brings nobody back', async () => {
    const { session, browser, sent, failures, held, release, closed } = await openSession({
      fault: { kind: 'slow', delayMs: 1 },
    });
    await browser.clock.advance(PERIOD_MS);
    await held;

    session.setProfiles([]);
    release();
    await closed;
    await browser.clock.advance(PERIOD_MS);

    expect(session.state()).toEqual({ status: 'empty' });
    expect(browser.stored.has('session')).toBe(false);
    expect([sent.length, failures]).toEqual([1, []]);
  });
});

const RESETS: readonly (readonly [string, RequestListener])[] = [
  ['before', ({ socket }) => void socket.resetAndDestroy()],
  [
    'within',
    ({ socket }, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"access_token":"new"', () => socket.resetAndDestroy());
    },
  ],
];

test.each(RESETS)(
  'a connection that is reset %s the answer is the network’s fault: three attempts, and the profile stays',
  async (_, answer) => {
    const { session, failures, pass } = await openSession({ answer });

    await pass(PERIOD_MS);
    await pass(1_000);
    await pass(3_000);

    expect(failures).toEqual(['network', 'network', 'network']);
    expect(session.accessToken()).toBe('access-1');
  },
);
