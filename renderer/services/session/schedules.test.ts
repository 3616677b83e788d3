import { describe, expect, test } from 'vitest';
import { openWorld, tokens, type SessionWorld } from './session-world.testing.ts';

const SECOND_MS = 1_000;

/** A world in which one profile has just come. */
function openWithProfile(options: Parameters<typeof openWorld>[0] = {}, members: object = {}) {
  const world = openWorld(options);
  const opened = world.open();
  opened.session.setProfiles([world.profile('p-1', members)]);
  return { world, ...opened };
}

const inSeconds = (world: SessionWorld) => world.times().map((time) => time / SECOND_MS);

/** Lets time pass while somebody moves the mouse every minute. */
async function passBusily(world: SessionWorld, dispatch: (name: string) => void, minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) {
    dispatch('mousemove');
    await world.browser.clock.advance(60 * SECOND_MS);
  }
}

test('SE-044 profiles are renewed every 180 s', async () => {
  const { world, tab } = openWithProfile();

  await passBusily(world, tab.dispatch, 10);

  expect(inSeconds(world)).toEqual([180, 360, 540]);
  expect(world.calls.map(({ refreshToken }) => refreshToken)).toEqual(['p-1#0', 'p-1#1', 'p-1#2']);
});

test('every profile is renewed, and none that has no refresh token', async () => {
  const world = openWorld();
  const { session } = world.open();
  session.setProfiles([
    world.profile('p-1'),
    world.profile('p-2', { refreshToken: undefined }),
    world.profile('p-3'),
  ]);

  await world.browser.clock.advance(180 * SECOND_MS);

  expect(world.calls.map(({ refreshToken }) => refreshToken)).toEqual(['p-1#0', 'p-3#0']);
});

describe('a profile is renewed 20 s before it expires where the next scheduled time falls later', () => {
  test.each([
    [200, [180]],
    [199, [179, 180]],
    [150, [130, 180]],
  ])('SE-046 such as one with %i s to live', async (leftS, times) => {
    const { world, tab } = openWithProfile();
    const expirationTime = world.browser.now() + leftS * SECOND_MS;
    tab.dispatch('keydown');
    const { session } = world.open();
    session.setProfiles([world.profile('p-1', { expirationTime })]);

    await world.browser.clock.advance(185 * SECOND_MS);

    expect(inSeconds(world)).toEqual(times);
  });
});

test('SE-047 the active profile is renewed after 297, 300 and 897 s without activity', async () => {
  // Nothing else is due: it has been renewed on schedule, and lives for long.
  const { world } = openWithProfile({ lifetimeS: 3_600 });

  await world.browser.clock.advance(1_300 * SECOND_MS);

  const unscheduled = inSeconds(world).filter((time) => time % 180 > 0);
  expect(unscheduled).toEqual([297, 300, 897]);
});

test('SE-047 activity begins the count anew, in whichever tab', async () => {
  const { world } = openWithProfile({ lifetimeS: 3_600 });
  const other = world.open();
  await world.browser.clock.advance(296_500);

  other.tab.dispatch('touchstart');
  await world.browser.clock.advance(301 * SECOND_MS);

  expect(inSeconds(world)).toEqual([180, 360, 540, 593.5, 596.5]);
});

test('inactivity renews the active profile alone', async () => {
  const world = openWorld({ lifetimeS: 3_600 });
  const { session } = world.open();
  session.setProfiles([world.profile('p-1'), world.profile('p-2')]);
  session.selectProfile('p-2');

  await world.browser.clock.advance(299 * SECOND_MS);

  const last = world.calls.at(-1);
  expect([last?.atMs, last?.refreshToken.split('#')[0]]).toEqual([297_000, 'p-2']);
});

test('SE-028 a renewal says how long nobody was there', async () => {
  const { world, tab } = openWithProfile({ lifetimeS: 3_600 });
  await world.browser.clock.advance(60_400);
  tab.dispatch('wheel');
  await world.browser.clock.advance(120 * SECOND_MS);

  expect(world.calls[0]?.request.headers.get('x-user-inactivity')).toBe('119');
});

test('SE-045 profiles that have had their time are looked for every 10 s', async () => {
  const world = openWorld();
  const { session } = world.open();
  await world.browser.clock.advance(4_000);
  const start = world.browser.now();
  const changes: number[] = [];
  const members = { refreshToken: undefined, expirationTime: start - 63_000 };
  session.setProfiles([world.profile('p-1', members)]);
  session.subscribe(() => changes.push(world.browser.now() - start));

  await world.browser.clock.advance(30_000);

  // 70 s after the expiry were over 7 s later; the looks are 6 and 16 s later.
  expect([changes, session.state().status]).toEqual([[16_000], 'empty']);
});

test('two triggers in one moment send one request', async () => {
  const { world } = openWithProfile({ lifetimeS: 3_600 }, { expirationTime: 0 });
  const { session, tab } = world.open();
  session.setProfiles([
    world.profile('p-1', { expirationTime: world.browser.now() + 200 * SECOND_MS }),
  ]);
  await world.browser.clock.advance(179_999);

  tab.dispatch('online');
  tab.dispatch('visibilitychange');
  await world.browser.clock.advance(1);
  tab.dispatch('pageshow');
  await world.browser.clock.advance(100);

  expect(inSeconds(world)).toEqual([180]);
});

describe('a token that lives for no time', () => {
  test.each([1, 5, 15, 20])(
    'such as %i s is renewed three times a minute at most',
    async (lifetimeS) => {
      const { world, tab } = openWithProfile({ lifetimeS });

      await passBusily(world, tab.dispatch, 10);

      const times = world.times();
      const within = times.map(
        (time) => times.filter((t) => t >= time && t < time + 60_000).length,
      );
      expect(Math.max(...within)).toBeLessThanOrEqual(3);
      expect(times.length).toBeGreaterThan(25);
    },
  );

  test.each([Number.NaN, -5, 0, 1e300, '300', null])(
    'such as %j leaves the lifetime of before',
    async (expires_in) => {
      let serial = 0;
      const answer = () => {
        serial += 1;
        return tokens({ access_token: 'a', refresh_token: `p-1#${serial}`, expires_in });
      };
      const { world, session, tab } = openWithProfile({ answer });

      await passBusily(world, tab.dispatch, 10);

      expect(session.state().status).toBe('known');
      expect(inSeconds(world)).toEqual([180, 360, 540]);
    },
  );
});

describe('timers that are late', () => {
  test('once a minute still renew in time', async () => {
    const { world, session, tab } = openWithProfile();
    tab.throttle(60_000);

    await world.browser.clock.advance(3_600 * SECOND_MS);

    expect(session.state().status).toBe('known');
    expect(new Set(world.times().map((time) => time % 60_000))).toEqual(new Set([0]));
    expect(world.mostOpen()).toBe(1);
  });

  test('after a sleep that the token has outlived, renew once as soon as the tab has the lock again', async () => {
    const { world, tab } = openWithProfile();
    await world.browser.clock.advance(10_000);

    world.browser.moveWallClock(200 * SECOND_MS);
    tab.dispatch('visibilitychange');
    await world.browser.clock.advance(500);

    expect(inSeconds(world)).toEqual([210.25]);
  });

  test('after a sleep past expiry and grace, find nobody, and send nothing', async () => {
    const { world, session, tab } = openWithProfile();
    await world.browser.clock.advance(10_000);

    world.browser.moveWallClock(400 * SECOND_MS);
    tab.dispatch('visibilitychange');
    await world.browser.clock.advance(60_000);

    expect([session.state().status, world.times()]).toEqual(['empty', []]);
    expect(world.browser.stored.has('session')).toBe(false);
  });
});

test('a refresh that falls due in a sleep past expiry and grace is not sent', async () => {
  const world = openWorld();
  const { session } = world.open();
  await world.browser.clock.advance(4_000);
  session.setProfiles([world.profile()]);
  await world.browser.clock.advance(179_000);

  world.browser.moveWallClock(400 * SECOND_MS);
  await world.browser.clock.advance(5_000);

  expect([session.state().status, world.times()]).toEqual(['empty', []]);
});

describe('a clock that is set', () => {
  test('back an hour has all profiles renewed, since nobody knows when they expire', async () => {
    const { world, session } = openWithProfile({ lifetimeS: 300 });
    await world.browser.clock.advance(100_000);

    world.browser.moveWallClock(-3_600 * SECOND_MS);
    const start = world.browser.now();
    await world.browser.clock.advance(100_000);

    const since = world.times().map((time) => time + 3_600_000 - 100_000);
    expect(since).toHaveLength(1);
    expect(since[0]).toBeLessThanOrEqual(10_000);
    expect(session.state()).toMatchObject({
      active: { expirationTime: start + (since[0] ?? 0) + 300_000 },
    });
  });

  test('back an hour does not send more than three requests in a minute', async () => {
    const { world, tab } = openWithProfile({ lifetimeS: 10 });
    await passBusily(world, tab.dispatch, 1);
    const before = world.times().length;

    world.browser.moveWallClock(-3_600 * SECOND_MS);
    await world.browser.clock.advance(20_000);

    expect(before).toBeLessThanOrEqual(3);
    expect(world.times().length - before).toBeLessThanOrEqual(1);
  });

  test('forward an hour is a sleep: the profile is gone', async () => {
    const { world, session } = openWithProfile();

    world.browser.moveWallClock(3_600 * SECOND_MS);
    await world.browser.clock.advance(10_000);

    expect([session.state().status, world.times()]).toEqual(['empty', []]);
  });
});
