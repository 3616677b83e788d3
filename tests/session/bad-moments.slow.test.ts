import { describe, expect, test } from 'vitest';
import { activeIn, openSession, type OpenSessionOptions } from './open-session.ts';

const PERIOD_MS = 180_000;
const HOUR_MS = 3_600_000;

/** All that may call for a renewal, or hint that one is due. */
const TRIGGERS = ['visibilitychange', 'online', 'pageshow', 'keydown'];

const SECOND = {
  profileId: 'p-2',
  accessToken: 'of-the-second',
  expirationTime: Date.UTC(2026, 10, 20, 10),
};

/** A session whose renewal is due and is answered when the test says so. */
async function openDue(options: OpenSessionOptions = {}) {
  const opened = await openSession({ fault: { kind: 'slow', delayMs: 1 }, ...options });
  await opened.browser.clock.advance(PERIOD_MS);
  await opened.held;
  return opened;
}

test('a profile without a refresh token is never sent for, and goes with its grace period', async () => {
  const { session, browser, sent } = await openSession({ members: { refreshToken: undefined } });

  await browser.clock.advance(369_999);
  const before = session.state().status;
  await browser.clock.advance(1);

  expect([before, session.state().status]).toEqual(['known', 'empty']);
  expect(sent).toEqual([]);
});

describe('while a renewal is open', () => {
  test.each([
    ['the same tab', 0],
    ['another tab', 1],
  ])('a log-out in %s ends it, and nobody comes back', async (_, index) => {
    const { session, browser, sent, openTab, release, closed } = await openDue();
    const sessions = [session, openTab().session];

    sessions[index]?.logOut();
    release();
    await closed;
    await browser.clock.advance(PERIOD_MS);

    expect(sessions.map((one) => one.state().status)).toEqual(['empty', 'empty']);
    expect(browser.stored.has('session')).toBe(false);
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
      '/oauth2/token',
      '/oauth2/revoke',
    ]);
  });

  test('another active profile stays the active one, and the first is renewed', async () => {
    const { session, release, passAll } = await openDue({ others: [SECOND] });

    session.selectProfile('p-2');
    release();
    await passAll(0);

    expect(activeIn(session)?.profileId).toBe('p-2');
    expect(session.accessToken()).toBe('of-the-second');
    session.selectProfile('p-1');
    expect(session.accessToken()).toBe('access-2');
  });

  test('nothing else sends another one', async () => {
    const { session, tab, sent, release, passAll } = await openDue();

    TRIGGERS.forEach(tab.dispatch);
    release();
    await passAll(1_000);

    expect(sent).toHaveLength(1);
    expect(session.accessToken()).toBe('access-2');
  });
});

test('two triggers in the moment in which it is due make one request', async () => {
  const { browser, tab, sent, session, passAll } = await openSession();
  await browser.clock.advance(PERIOD_MS - 1);
  browser.clock.after(1, () => TRIGGERS.forEach(tab.dispatch));

  await passAll(1);
  await passAll(5_000);

  expect(sent).toHaveLength(1);
  expect(session.accessToken()).toBe('access-2');
});

describe('a clock that is set', () => {
  test('an hour back renews once, and then at each period of the new time', async () => {
    const { browser, tab, session, sent, passAll } = await openSession();

    browser.moveWallClock(-HOUR_MS);
    tab.dispatch('visibilitychange');
    await passAll(1_000);
    const atOnce = sent.length;
    await passAll(PERIOD_MS);

    expect([atOnce, sent.length]).toEqual([1, 2]);
    expect(session.accessToken()).toBe('access-3');
  });

  test('an hour forward is a sleep: who was signed in is so no more, and nothing is sent', async () => {
    const { browser, tab, session, sent, passAll } = await openSession();

    browser.moveWallClock(HOUR_MS);
    tab.dispatch('visibilitychange');
    await passAll(PERIOD_MS);

    expect(session.state()).toEqual({ status: 'empty' });
    expect(sent).toEqual([]);
  });

  test('an hour forward renews at once a token that lives longer', async () => {
    const day = { expirationTime: Date.UTC(2026, 10, 21, 9), accessTokenTimeToLive: 86_400 };
    const { browser, tab, session, sent, passAll } = await openSession({ members: day });
    await passAll(1_000);

    browser.moveWallClock(HOUR_MS);
    tab.dispatch('visibilitychange');
    await passAll(1_000);

    expect(sent).toHaveLength(1);
    expect(session.accessToken()).toBe('access-2');
  });

  test('back and forward again loses nobody who was renewed meanwhile', async () => {
    const { browser, tab, session, passAll } = await openSession();

    browser.moveWallClock(-HOUR_MS);
    tab.dispatch('visibilitychange');
    await passAll(1_000);
    browser.moveWallClock(60_000);
    tab.dispatch('visibilitychange');
    await passAll(PERIOD_MS);

    expect(session.state().status).toBe('known');
  });
});

describe('a machine that sleeps', () => {
  test.each([
    [310_000, 'known', 1],
    [371_000, 'empty', 0],
  ])('for %i ms finds somebody who is %s, with %i requests', async (ms, status, requests) => {
    const { browser, tab, session, sent, passAll } = await openSession();

    browser.moveWallClock(ms);
    tab.dispatch('visibilitychange');
    await passAll(1_000);

    expect(session.state().status).toBe(status);
    expect(sent).toHaveLength(requests);
  });
});

test('timers that fire once a minute keep a session for an hour, with each refresh token once', async () => {
  const { tab, session, failures, passAll, refreshTokens } = await openSession();
  tab.throttle(60_000);

  for (let minute = 0; minute < 60; minute += 1) await passAll(60_000);

  const used = await refreshTokens();
  expect(session.state().status).toBe('known');
  expect(failures).toEqual([]);
  expect(used.length).toBeGreaterThanOrEqual(12);
  expect(new Set(used).size).toBe(used.length);
});
