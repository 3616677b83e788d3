import { describe, expect, test } from 'vitest';
import {
  openSimulated,
  tokens,
  type SimulatedEnvironment,
} from './simulated-environment.testing.ts';

const SECOND_MS = 1_000;

/** An environment in which one profile has just come. */
function openWithProfile(options: Parameters<typeof openSimulated>[0] = {}, members: object = {}) {
  const environment = openSimulated(options);
  const opened = environment.open();
  opened.session.setProfiles([environment.profile('p-1', members)]);
  return { environment, ...opened };
}

const inSeconds = (environment: SimulatedEnvironment) =>
  environment.times().map((time) => time / SECOND_MS);

/** Lets time pass while somebody moves the mouse every minute. */
async function passBusily(
  environment: SimulatedEnvironment,
  dispatch: (name: string) => void,
  minutes: number,
) {
  for (let minute = 0; minute < minutes; minute += 1) {
    dispatch('mousemove');
    await environment.browser.clock.advance(60 * SECOND_MS);
  }
}

test('SE-044 profiles that live for 300 s are renewed every 180 s', async () => {
  const { environment, tab } = openWithProfile();

  await passBusily(environment, tab.dispatch, 10);

  expect(inSeconds(environment)).toEqual([180, 360, 540]);
  expect(environment.calls.map(({ refreshToken }) => refreshToken)).toEqual([
    'p-1#0',
    'p-1#1',
    'p-1#2',
  ]);
});

test('SE-044 SE-046 a profile that outlives the next scheduled time is left alone: three of an hour cost three calls', async () => {
  const environment = openSimulated({ lifetimeS: 3_600 });
  const { session, tab } = environment.open();
  session.setProfiles(['p-1', 'p-2', 'p-3'].map((id) => environment.profile(id)));

  await passBusily(environment, tab.dispatch, 60);

  expect(inSeconds(environment)).toEqual([3_420, 3_420, 3_420]);
});

test('every profile is renewed, and none that has no refresh token', async () => {
  const environment = openSimulated();
  const { session } = environment.open();
  session.setProfiles([
    environment.profile('p-1'),
    environment.profile('p-2', { refreshToken: undefined }),
    environment.profile('p-3'),
  ]);

  await environment.browser.clock.advance(180 * SECOND_MS);

  const sent = environment.calls.map(({ refreshToken }) => refreshToken);
  expect(sent.toSorted()).toEqual(['p-1#0', 'p-3#0']);
});

describe('a profile is renewed at once where the next scheduled time falls later than 20 s before it expires', () => {
  test.each([
    [200, [180]],
    [199, [0.25, 180]],
    [150, [0.25, 180]],
  ])('SE-046 such as one with %i s to live', async (leftS, times) => {
    const { environment, tab } = openWithProfile();
    const expirationTime = environment.browser.now() + leftS * SECOND_MS;
    tab.dispatch('keydown');
    const { session } = environment.open();
    session.setProfiles([environment.profile('p-1', { expirationTime })]);

    await environment.browser.clock.advance(185 * SECOND_MS);

    expect(inSeconds(environment)).toEqual(times);
  });
});

test('SE-047 the active profile is renewed after 297, 300 and 897 s without activity', async () => {
  // Nothing else is due: it lives for long.
  const { environment } = openWithProfile({ lifetimeS: 3_600 });

  await environment.browser.clock.advance(1_300 * SECOND_MS);

  expect(inSeconds(environment)).toEqual([297, 300, 897]);
});

test('SE-047 activity begins the count anew, in whichever tab', async () => {
  const { environment } = openWithProfile({ lifetimeS: 3_600 });
  const other = environment.open();
  await environment.browser.clock.advance(296_500);

  other.tab.dispatch('touchstart');
  await environment.browser.clock.advance(301 * SECOND_MS);

  expect(inSeconds(environment)).toEqual([593.5, 596.5]);
});

test('inactivity renews the active profile alone', async () => {
  const environment = openSimulated({ lifetimeS: 3_600 });
  const { session } = environment.open();
  session.setProfiles([environment.profile('p-1'), environment.profile('p-2')]);
  session.selectProfile('p-2');

  await environment.browser.clock.advance(299 * SECOND_MS);

  const last = environment.calls.at(-1);
  expect([last?.atMs, last?.refreshToken.split('#')[0]]).toEqual([297_000, 'p-2']);
});

test('SE-028 a renewal says how long nobody was there', async () => {
  const { environment, tab } = openWithProfile();
  await environment.browser.clock.advance(60_400);
  tab.dispatch('wheel');
  await environment.browser.clock.advance(120 * SECOND_MS);

  expect(environment.calls[0]?.request.headers.get('x-user-inactivity')).toBe('119');
});

test('SE-045 profiles that have had their time are looked for every 10 s', async () => {
  const environment = openSimulated();
  const { session } = environment.open();
  await environment.browser.clock.advance(4_000);
  const start = environment.browser.now();
  const changes: number[] = [];
  const expirationTime = start - 63_000;
  const members = { refreshToken: undefined, accessTokenTimeToLive: undefined, expirationTime };
  session.setProfiles([environment.profile('p-1', members)]);
  session.subscribe(() => changes.push(environment.browser.now() - start));

  await environment.browser.clock.advance(30_000);

  // 70 s after the expiry were over 7 s later; the looks are 6 and 16 s later.
  expect([changes, session.state().status]).toEqual([[16_000], 'empty']);
});

test('a page that is left does not ask for the lock again before it is back', async () => {
  const { environment, tab } = openWithProfile();
  const { clock, stored } = environment.browser;
  await clock.advance(5_000);

  // Where a page is left by a link, its becoming hidden comes last.
  ['pagehide', 'visibilitychange', 'online'].forEach(tab.dispatch);
  await clock.advance(30_000);
  const whileLeft = stored.has('session.lease');
  tab.dispatch('pageshow');
  await clock.advance(300);

  expect([whileLeft, stored.has('session.lease')]).toEqual([false, true]);
});

test('two triggers in one moment send one request', async () => {
  const { environment } = openWithProfile({ lifetimeS: 3_600 }, { expirationTime: 0 });
  const { session, tab } = environment.open();
  session.setProfiles([
    environment.profile('p-1', { expirationTime: environment.browser.now() + 200 * SECOND_MS }),
  ]);
  await environment.browser.clock.advance(179_999);

  tab.dispatch('online');
  tab.dispatch('visibilitychange');
  await environment.browser.clock.advance(1);
  tab.dispatch('pageshow');
  await environment.browser.clock.advance(100);

  expect(inSeconds(environment)).toEqual([180]);
});

describe('a token that lives for no time', () => {
  test.each([1, 5, 15, 20])(
    'such as %i s is renewed three times a minute at most',
    async (lifetimeS) => {
      const { environment, tab } = openWithProfile({ lifetimeS });

      await passBusily(environment, tab.dispatch, 10);

      const times = environment.times();
      const within = times.map(
        (time) => times.filter((t) => t >= time && t < time + 60_000).length,
      );
      expect(Math.max(...within)).toBeLessThanOrEqual(3);
      expect(times.length).toBeGreaterThan(25);
    },
  );

  test.each([Number.NaN, -5, 0, '300', null])(
    'such as %j leaves the lifetime of before',
    async (expires_in) => {
      let serial = 0;
      const answer = () => {
        serial += 1;
        return tokens({ access_token: 'a', refresh_token: `p-1#${serial}`, expires_in });
      };
      const { environment, session, tab } = openWithProfile({ answer });

      await passBusily(environment, tab.dispatch, 10);

      expect(session.state().status).toBe('known');
      expect(inSeconds(environment)).toEqual([180, 360, 540]);
    },
  );
});

describe('timers that are late', () => {
  test('once a minute still renew in time', async () => {
    const { environment, session, tab } = openWithProfile();
    tab.throttle(60_000);

    await environment.browser.clock.advance(3_600 * SECOND_MS);

    expect(session.state().status).toBe('known');
    expect(new Set(environment.times().map((time) => time % 60_000))).toEqual(new Set([0]));
    expect(environment.mostOpen()).toBe(1);
  });

  test('after a sleep that the token has outlived, renew once as soon as the tab has the lock again', async () => {
    const { environment, tab } = openWithProfile();
    await environment.browser.clock.advance(10_000);

    environment.browser.moveWallClock(200 * SECOND_MS);
    tab.dispatch('visibilitychange');
    await environment.browser.clock.advance(500);

    expect(inSeconds(environment)).toEqual([210.25]);
  });

  test('after a sleep past expiry and grace, find nobody, and send nothing', async () => {
    const { environment, session, tab } = openWithProfile();
    await environment.browser.clock.advance(10_000);

    environment.browser.moveWallClock(400 * SECOND_MS);
    tab.dispatch('visibilitychange');
    await environment.browser.clock.advance(60_000);

    expect([session.state().status, environment.times()]).toEqual(['empty', []]);
    expect(environment.browser.stored.has('session')).toBe(false);
  });
});

test('a refresh that falls due in a sleep past expiry and grace is not sent', async () => {
  const environment = openSimulated();
  const { session } = environment.open();
  await environment.browser.clock.advance(4_000);
  session.setProfiles([environment.profile()]);
  await environment.browser.clock.advance(179_000);

  environment.browser.moveWallClock(400 * SECOND_MS);
  await environment.browser.clock.advance(5_000);

  expect([session.state().status, environment.times()]).toEqual(['empty', []]);
});

describe('a clock that is set', () => {
  test('back an hour has all profiles renewed, since nobody knows when they expire', async () => {
    const { environment, session } = openWithProfile({ lifetimeS: 300 });
    await environment.browser.clock.advance(100_000);

    environment.browser.moveWallClock(-3_600 * SECOND_MS);
    const start = environment.browser.now();
    await environment.browser.clock.advance(100_000);

    const since = environment.times().map((time) => time + 3_600_000 - 100_000);
    expect(since).toHaveLength(1);
    expect(since[0]).toBeLessThanOrEqual(10_000);
    expect(session.state()).toMatchObject({
      active: { expirationTime: start + (since[0] ?? 0) + 300_000 },
    });
  });

  test('back an hour does not send more than three requests in a minute', async () => {
    const { environment, tab } = openWithProfile({ lifetimeS: 10 });
    await passBusily(environment, tab.dispatch, 1);
    const before = environment.times().length;

    environment.browser.moveWallClock(-3_600 * SECOND_MS);
    await environment.browser.clock.advance(20_000);

    expect(before).toBeLessThanOrEqual(3);
    expect(environment.times().length - before).toBeLessThanOrEqual(1);
  });

  test('forward an hour is a sleep: the profile is gone', async () => {
    const { environment, session } = openWithProfile();

    environment.browser.moveWallClock(3_600 * SECOND_MS);
    await environment.browser.clock.advance(10_000);

    expect([session.state().status, environment.times()]).toEqual(['empty', []]);
  });
});
