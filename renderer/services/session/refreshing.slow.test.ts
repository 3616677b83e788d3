import { describe, expect, test } from 'vitest';
import { openSimulated, tokens, type SimulatedOptions } from './simulated-environment.testing.ts';

const PERIOD_MS = 180_000;
const status = (code: number, headers?: Record<string, string>) =>
  new Response('', { status: code, ...(headers && { headers }) });
const never = () => new Promise<never>(() => undefined);

/**
 * An environment with one profile, whose first renewal is due and gets that answer; chance takes
 * its mean.
 */
async function openDue(answer: SimulatedOptions['answer'], options: SimulatedOptions = {}) {
  const environment = openSimulated({ answer, random: () => 0.5, ...options });
  const opened = environment.open();
  opened.session.setProfiles([
    environment.profile(),
    environment.profile('p-2', { refreshToken: undefined }),
  ]);
  await environment.browser.clock.advance(PERIOD_MS);
  const idsNow = () => {
    const state = opened.session.state();
    return state.status === 'known' ? state.profiles.map(({ profileId }) => profileId) : [];
  };
  return { environment, ...opened, idsNow };
}

describe('a renewal that is refused', () => {
  test('SE-017 removes the profile, and no other', async () => {
    const { idsNow, session } = await openDue(() => status(401));

    expect(idsNow()).toEqual(['p-2']);
    expect(session.accessToken()).toBe('access-p-2#0');
  });

  test('SE-042 is not tried again', async () => {
    const { environment, failures } = await openDue(() => status(401, { 'token-expired': 'true' }));

    await environment.browser.clock.advance(PERIOD_MS);

    expect(environment.times()).toEqual([180_000]);
    expect(failures).toEqual([{ kind: 'status', status: 401, statusText: '', expired: true }]);
  });
});

describe('a renewal that fails', () => {
  const FAILURES: readonly (readonly [string, () => Promise<Response> | Response])[] = [
    ['with status 503', () => status(503)],
    ['with status 403', () => status(403)],
    ['with status 400', () => status(400)],
    ['in the network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['with HTML', () => new Response('<!doctype html>')],
    ['with an empty body', () => new Response('')],
    ['without an access token', () => tokens({ refresh_token: 'p-1#1', expires_in: 300 })],
  ];

  test.each(FAILURES)(
    'SE-040 %s is attempted three times in all, with growing pauses',
    async (_, answer) => {
      const { environment, failures } = await openDue(answer);

      await environment.browser.clock.advance(13_999);

      expect(environment.times()).toEqual([180_000, 181_000, 184_000]);
      expect(failures).toHaveLength(3);
    },
  );

  test.each(FAILURES)(
    'SE-041 SE-067 %s is ignored then, and tried again 10 s later, while the profile stays',
    async (_, answer) => {
      const { environment, idsNow, tab } = await openDue((call) =>
        call.atMs < 190_000 ? answer() : undefined,
      );
      tab.dispatch('keydown');

      await environment.browser.clock.advance(13_999);
      expect(idsNow()).toEqual(['p-1', 'p-2']);
      await environment.browser.clock.advance(180_000);

      expect(environment.times().slice(3)).toEqual([194_000, 360_000]);
    },
  );

  test('is tried again no sooner than the service wants, and not later than half a minute', async () => {
    const wishes = ['7', '86400'];
    const { environment } = await openDue(() =>
      status(503, { 'retry-after': wishes.shift() ?? '' }),
    );

    await environment.browser.clock.advance(46_999);

    expect(environment.times()).toEqual([180_000, 187_000, 217_000]);
  });

  test('and succeeds at the second attempt is a success', async () => {
    let attempts = 0;
    const { environment, session } = await openDue(() => {
      attempts += 1;
      return attempts === 1 ? status(502) : undefined;
    });

    await environment.browser.clock.advance(20_000);

    expect(environment.times()).toEqual([180_000, 181_000]);
    expect(session.accessToken()).toBe('access-p-1#1');
  });

  test('SE-036 by hanging has three times 10 s', async () => {
    const { environment, failures } = await openDue(never);

    await environment.browser.clock.advance(34_999);

    expect(environment.times()).toEqual([180_000, 191_000, 204_000]);
    expect(failures.map(({ kind }) => kind)).toEqual(['timeout', 'timeout', 'timeout']);
    expect(environment.mostOpen()).toBe(1);
  });

  test('says so to developers without a word of a token', async () => {
    const { environment, tab } = await openDue(
      () => new Response('', { status: 503, statusText: 'Busy' }),
    );

    await environment.browser.clock.advance(10_000);

    expect(tab.messages).toEqual(Array(3).fill('The token refresh failed with status 503 Busy.'));
  });
});

describe('an answer that lacks something', () => {
  test('keeps the old refresh token (RFC 6749, section 6)', async () => {
    const { environment } = await openDue(() => tokens({ access_token: 'new', expires_in: 300 }));

    await environment.browser.clock.advance(PERIOD_MS);

    const sent = environment.calls.slice(0, 2);
    expect(sent.map(({ refreshToken }) => refreshToken)).toEqual(['p-1#0', 'p-1#0']);
    expect(sent[1]?.request.headers.get('authorization')).toBe('Bearer new');
  });

  test('gives a profile that has never said how long it lives an hour', async () => {
    const environment = openSimulated({ answer: () => tokens({ access_token: 'new' }) });
    const { session } = environment.open();
    const members = { accessTokenTimeToLive: undefined };
    session.setProfiles([environment.profile('p-1', members)]);
    await environment.browser.clock.advance(PERIOD_MS);

    expect(session.accessToken()).toBe('new');
    expect(session.state()).toMatchObject({
      active: { expirationTime: environment.browser.now() + 3_600_000 },
    });
  });
});

/** Renewals that are answered when the test says so. */
function held() {
  const answers: ((response: Response) => void)[] = [];
  const answer = () =>
    new Promise<Response>((resolve) => {
      answers.push(resolve);
    });
  return { answer, answers };
}
const late = () => tokens({ access_token: 'late', refresh_token: 'late', expires_in: 300 });

describe('while a renewal is open', () => {
  test('a log-out ends it, and no removed profile comes back', async () => {
    const { answer, answers } = held();
    const { environment, session } = await openDue(answer);

    session.logOut();
    answers[0]?.(late());
    await environment.browser.clock.advance(60_000);

    expect(environment.calls[0]?.request.signal.aborted).toBe(true);
    expect([session.state().status, session.accessToken()]).toEqual(['empty', undefined]);
    expect(environment.browser.stored.has('session')).toBe(false);
    expect(environment.times()).toHaveLength(1);
  });

  test('a log-out in another tab does so, too', async () => {
    const { answer, answers } = held();
    const { environment, session } = await openDue(answer);
    const other = environment.open();

    other.session.logOut();
    answers[0]?.(late());
    await environment.browser.clock.advance(60_000);

    expect(environment.calls[0]?.request.signal.aborted).toBe(true);
    expect([session.state().status, other.session.state().status]).toEqual(['empty', 'empty']);
  });

  test('another active profile stays the active one', async () => {
    const { answer, answers } = held();
    const { environment, session, idsNow } = await openDue(answer);

    session.selectProfile('p-2');
    answers[0]?.(late());
    await environment.browser.clock.advance(1_000);

    expect(session.accessToken()).toBe('access-p-2#0');
    expect(idsNow()).toEqual(['p-1', 'p-2']);
    session.selectProfile('p-1');
    expect(session.accessToken()).toBe('late');
  });

  test('whoever logs in anew keeps the new tokens', async () => {
    const { answer, answers } = held();
    const { environment, session } = await openDue(answer);

    session.setProfiles([
      environment.profile('p-1', { accessToken: 'fresh', refreshToken: 'fresh#0' }),
    ]);
    answers[0]?.(late());
    await environment.browser.clock.advance(1_000);

    expect(session.accessToken()).toBe('fresh');
  });

  test('a late refusal of the old token does not remove the new profile', async () => {
    const { answer, answers } = held();
    const { environment, session } = await openDue(answer);

    session.setProfiles([
      environment.profile('p-1', { accessToken: 'fresh', refreshToken: 'fresh#0' }),
    ]);
    answers[0]?.(status(401));
    await environment.browser.clock.advance(1_000);

    expect(session.accessToken()).toBe('fresh');
  });

  test('no second one is sent, whatever calls for it', async () => {
    const { answer } = held();
    const { environment, tab } = await openDue(answer);

    ['online', 'visibilitychange', 'pageshow'].forEach(tab.dispatch);
    await environment.browser.clock.advance(9_000);

    expect(environment.times()).toEqual([180_000]);
  });

  test('dispose ends it, and nothing is sent or written any more', async () => {
    const { answer, answers } = held();
    const { environment, session } = await openDue(answer);
    const stored = environment.browser.stored.get('session');

    session.dispose();
    answers[0]?.(late());
    await environment.browser.clock.advance(600_000);

    expect([environment.times().length, environment.browser.stored.get('session')]).toEqual([
      1,
      stored,
    ]);
  });
});

test('a log-out between two attempts ends them, and whoever logs in next is renewed', async () => {
  const { environment, session, tab } = await openDue(({ atMs }) =>
    atMs < 200_000 ? status(503) : undefined,
  );
  session.logOut();
  await environment.browser.clock.advance(60_000);

  tab.dispatch('keydown');
  session.setProfiles([environment.profile()]);
  await environment.browser.clock.advance(180_000);

  expect(environment.times()).toEqual([180_000, 420_000]);
  expect(session.accessToken()).toBe('access-p-1#1');
});

test('a service that fails always is asked three times in 10 s at most, and by a short token alone', async () => {
  const { environment, tab } = await openDue(() => status(500));
  const long = await openDue(() => status(500), { lifetimeS: 86_400 });

  for (let second = 0; second < 120; second += 1) {
    ['online', 'visibilitychange'].forEach(tab.dispatch);
    await environment.browser.clock.advance(1_000);
  }
  await long.environment.browser.clock.advance(60_000);

  const times = environment.times();
  const within = times.map((time) => times.filter((t) => t >= time && t < time + 10_000).length);
  expect(Math.max(...within)).toBe(3);
  expect(times.length).toBeGreaterThan(20);
  expect(long.environment.times()).toEqual([]);
});
