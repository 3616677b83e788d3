import { describe, expect, test } from 'vitest';
import { openWorld, tokens, type WorldOptions } from './session-world.testing.ts';

const PERIOD_MS = 180_000;
const status = (code: number, headers?: Record<string, string>) =>
  new Response('', { status: code, ...(headers && { headers }) });
const never = () => new Promise<never>(() => undefined);

/** A world with one profile, whose first renewal is due and gets that answer; chance takes its mean. */
async function openDue(answer: WorldOptions['answer'], options: WorldOptions = {}) {
  const world = openWorld({ answer, random: () => 0.5, ...options });
  const opened = world.open();
  opened.session.setProfiles([world.profile(), world.profile('p-2', { refreshToken: undefined })]);
  await world.browser.clock.advance(PERIOD_MS);
  const idsNow = () => {
    const state = opened.session.state();
    return state.status === 'known' ? state.profiles.map(({ profileId }) => profileId) : [];
  };
  return { world, ...opened, idsNow };
}

describe('a renewal that is refused', () => {
  test('SE-017 removes the profile, and no other', async () => {
    const { idsNow, session } = await openDue(() => status(401));

    expect(idsNow()).toEqual(['p-2']);
    expect(session.accessToken()).toBe('access-p-2#0');
  });

  test('SE-042 is not tried again', async () => {
    const { world, failures } = await openDue(() => status(401, { 'token-expired': 'true' }));

    await world.browser.clock.advance(PERIOD_MS);

    expect(world.times()).toEqual([180_000]);
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
      const { world, failures } = await openDue(answer);

      await world.browser.clock.advance(50_000);

      expect(world.times()).toEqual([180_000, 181_000, 184_000]);
      expect(failures).toHaveLength(3);
    },
  );

  test.each(FAILURES)(
    'SE-041 %s is ignored then, and the profile stays until the next time',
    async (_, answer) => {
      const { world, idsNow, tab } = await openDue((call) =>
        call.atMs < 200_000 ? answer() : undefined,
      );
      tab.dispatch('keydown');

      await world.browser.clock.advance(60_000);
      expect(idsNow()).toEqual(['p-1', 'p-2']);
      expect(world.times()).toHaveLength(3);
      await world.browser.clock.advance(120_000);

      expect(world.times().slice(3)).toEqual([360_000]);
    },
  );

  test('is tried again no sooner than the service wants, and not later than half a minute', async () => {
    const wishes = ['7', '86400'];
    const { world } = await openDue(() => status(503, { 'retry-after': wishes.shift() ?? '' }));

    await world.browser.clock.advance(60_000);

    expect(world.times()).toEqual([180_000, 187_000, 217_000]);
  });

  test('and succeeds at the second attempt is a success', async () => {
    let attempts = 0;
    const { world, session } = await openDue(() => {
      attempts += 1;
      return attempts === 1 ? status(502) : undefined;
    });

    await world.browser.clock.advance(20_000);

    expect(world.times()).toEqual([180_000, 181_000]);
    expect(session.accessToken()).toBe('access-p-1#1');
  });

  test('SE-036 by hanging has three times 10 s', async () => {
    const { world, failures } = await openDue(never);

    await world.browser.clock.advance(60_000);

    expect(world.times()).toEqual([180_000, 191_000, 204_000]);
    expect(failures.map(({ kind }) => kind)).toEqual(['timeout', 'timeout', 'timeout']);
    expect(world.mostOpen()).toBe(1);
  });

  test('says so to developers without a word of a token', async () => {
    const { world, tab } = await openDue(
      () => new Response('', { status: 503, statusText: 'Busy' }),
    );

    await world.browser.clock.advance(10_000);

    expect(tab.messages).toEqual(Array(3).fill('The token refresh failed with status 503 Busy.'));
  });
});

describe('an answer that lacks something', () => {
  test('keeps the old refresh token (RFC 6749, section 6)', async () => {
    const { world } = await openDue(() => tokens({ access_token: 'new', expires_in: 300 }));

    await world.browser.clock.advance(PERIOD_MS);

    const sent = world.calls.filter(({ atMs }) => atMs % PERIOD_MS === 0);
    expect(sent.map(({ refreshToken }) => refreshToken)).toEqual(['p-1#0', 'p-1#0']);
    expect(sent[1]?.request.headers.get('authorization')).toBe('Bearer new');
  });

  test('leaves a profile alone that has never said how long it lives', async () => {
    const world = openWorld({ answer: () => tokens({ access_token: 'new' }) });
    const { session } = world.open();
    const members = { accessTokenTimeToLive: undefined };
    session.setProfiles([world.profile('p-1', members)]);
    await world.browser.clock.advance(PERIOD_MS);

    expect(session.accessToken()).toBe('new');
    await world.browser.clock.advance(300_000);
    expect(session.state().status).toBe('empty');
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
    const { world, session } = await openDue(answer);

    session.logOut();
    answers[0]?.(late());
    await world.browser.clock.advance(60_000);

    expect(world.calls[0]?.request.signal.aborted).toBe(true);
    expect([session.state().status, session.accessToken()]).toEqual(['empty', undefined]);
    expect(world.browser.stored.has('session')).toBe(false);
    expect(world.times()).toHaveLength(1);
  });

  test('a log-out in another tab does so, too', async () => {
    const { answer, answers } = held();
    const { world, session } = await openDue(answer);
    const other = world.open();

    other.session.logOut();
    answers[0]?.(late());
    await world.browser.clock.advance(60_000);

    expect(world.calls[0]?.request.signal.aborted).toBe(true);
    expect([session.state().status, other.session.state().status]).toEqual(['empty', 'empty']);
  });

  test('another active profile stays the active one', async () => {
    const { answer, answers } = held();
    const { world, session, idsNow } = await openDue(answer);

    session.selectProfile('p-2');
    answers[0]?.(late());
    await world.browser.clock.advance(1_000);

    expect(session.accessToken()).toBe('access-p-2#0');
    expect(idsNow()).toEqual(['p-1', 'p-2']);
    session.selectProfile('p-1');
    expect(session.accessToken()).toBe('late');
  });

  test('whoever logs in anew keeps the new tokens', async () => {
    const { answer, answers } = held();
    const { world, session } = await openDue(answer);

    session.setProfiles([world.profile('p-1', { accessToken: 'fresh', refreshToken: 'fresh#0' })]);
    answers[0]?.(late());
    await world.browser.clock.advance(1_000);

    expect(session.accessToken()).toBe('fresh');
  });

  test('a late refusal of the old token does not remove the new profile', async () => {
    const { answer, answers } = held();
    const { world, session } = await openDue(answer);

    session.setProfiles([world.profile('p-1', { accessToken: 'fresh', refreshToken: 'fresh#0' })]);
    answers[0]?.(status(401));
    await world.browser.clock.advance(1_000);

    expect(session.accessToken()).toBe('fresh');
  });

  test('no second one is sent, whatever calls for it', async () => {
    const { answer } = held();
    const { world, tab } = await openDue(answer);

    ['online', 'visibilitychange', 'pageshow'].forEach(tab.dispatch);
    await world.browser.clock.advance(9_000);

    expect(world.times()).toEqual([180_000]);
  });

  test('dispose ends it, and nothing is sent or written any more', async () => {
    const { answer, answers } = held();
    const { world, session } = await openDue(answer);
    const stored = world.browser.stored.get('session');

    session.dispose();
    answers[0]?.(late());
    await world.browser.clock.advance(600_000);

    expect([world.times().length, world.browser.stored.get('session')]).toEqual([1, stored]);
  });
});

test('a log-out between two attempts ends them, and whoever logs in next is renewed', async () => {
  const { world, session, tab } = await openDue(({ atMs }) =>
    atMs < 200_000 ? status(503) : undefined,
  );
  session.logOut();
  await world.browser.clock.advance(60_000);

  tab.dispatch('keydown');
  session.setProfiles([world.profile()]);
  await world.browser.clock.advance(180_000);

  expect(world.times()).toEqual([180_000, 420_000]);
  expect(session.accessToken()).toBe('access-p-1#1');
});

test('a service that fails always is asked three times in a minute at most', async () => {
  const { world, tab, session } = await openDue(() => status(500), { lifetimeS: 86_400 });

  for (let minute = 0; minute < 60; minute += 1) {
    ['online', 'visibilitychange'].forEach(tab.dispatch);
    await world.browser.clock.advance(60_000);
  }

  const times = world.times();
  const within = times.map((time) => times.filter((t) => t >= time && t <= time + 60_000).length);
  expect(Math.max(...within)).toBe(3);
  expect(session.state().status).toBe('known');
});
