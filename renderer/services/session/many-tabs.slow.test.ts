import { describe, expect, test } from 'vitest';
import { openSimulated, tokens, type SimulatedOptions } from './simulated-environment.testing.ts';

const LOCKS: readonly (readonly [string, SimulatedOptions])[] = [
  ['Web Locks', {}],
  ['a lease', { hasLocks: false }],
];

describe.each(LOCKS)('with %s', (_, options) => {
  /** That many tabs of one browser, and somebody who signs in in the first. */
  function openTabs(count: number, more: SimulatedOptions = {}) {
    const environment = openSimulated({ ...options, ...more });
    const tabs = Array.from({ length: count }, () => environment.open());
    tabs[0]?.session.setProfiles([environment.profile()]);
    const tokensOf = () => tabs.map(({ session }) => session.accessToken());
    return { environment, tabs, tokensOf };
  }

  test('ten tabs renew once a period, and all of them have the new token', async () => {
    const { environment, tabs, tokensOf } = openTabs(10);

    for (let minute = 0; minute < 10; minute += 1) {
      tabs[minute]?.tab.dispatch('mousedown');
      await environment.browser.clock.advance(60_000);
    }

    expect(environment.times()).toEqual([180_000, 360_000, 540_000]);
    expect(new Set(tokensOf())).toEqual(new Set(['access-p-1#3']));
  });

  test('no refresh token is used twice where tabs close one after the other', async () => {
    const { environment, tabs } = openTabs(5);

    for (const { tab } of tabs.slice(0, 4)) {
      await environment.browser.clock.advance(179_990);
      tab.close();
      await environment.browser.clock.advance(60_010);
    }

    const used = environment.calls.map(({ refreshToken }) => refreshToken);
    expect(new Set(used).size).toBe(used.length);
    expect(tabs[4]?.session.state().status).toBe('known');
    expect(environment.mostOpen()).toBe(1);
  });

  test('a tab that freezes with the lock is replaced, and its late answer is no harm', async () => {
    const { environment, tabs, tokensOf } = openTabs(3);
    await environment.browser.clock.advance(170_000);

    tabs[0]?.tab.freeze();
    await environment.browser.clock.advance(100_000);
    tabs[0]?.tab.thaw();
    await environment.browser.clock.advance(5_000);

    const used = environment.calls.map(({ refreshToken }) => refreshToken);
    expect(used).toEqual(['p-1#0']);
    expect(environment.times()[0]).toBeLessThan(185_000);
    expect(new Set(tokensOf())).toEqual(new Set(['access-p-1#1']));
  });

  test('of ten tabs that miss a frozen holder at one moment, one renews, though they read late what the others write', async () => {
    const { environment, tabs, tokensOf } = openTabs(10, { storageDelayMs: 20 });
    await environment.browser.clock.advance(174_000);

    tabs[0]?.tab.freeze();
    await environment.browser.clock.advance(26_000);
    tabs[0]?.tab.thaw();
    await environment.browser.clock.advance(5_000);

    expect(environment.calls.map(({ refreshToken }) => refreshToken)).toEqual(['p-1#0']);
    expect(new Set(tokensOf())).toEqual(new Set(['access-p-1#1']));
  });

  test('who follows a tab that closes right after a renewal reads its tokens first, though late', async () => {
    const { environment, tabs, tokensOf } = openTabs(2, { storageDelayMs: 20 });
    await environment.browser.clock.advance(180_000);

    tabs[0]?.tab.close();
    await environment.browser.clock.advance(15_000);

    expect(environment.calls.map(({ refreshToken }) => refreshToken)).toEqual(['p-1#0']);
    expect(tokensOf()[1]).toBe('access-p-1#1');
  });

  test('a tab that freezes while its request is open writes the answer when it wakes, if nobody was faster', async () => {
    const answer = Promise.withResolvers<Response>();
    const { environment, tabs, tokensOf } = openTabs(2, { answer: () => answer.promise });
    await environment.browser.clock.advance(180_000);

    tabs[0]?.tab.freeze();
    answer.resolve(tokens({ access_token: 'late', refresh_token: 'p-1#1', expires_in: 300 }));
    await environment.browser.clock.advance(8_000);
    tabs[0]?.tab.thaw();
    await environment.browser.clock.advance(3_000);

    expect(environment.calls).toHaveLength(1);
    expect(tokensOf()).toEqual(['late', 'late']);
  });

  test('a late refusal does not remove who has logged in anew meanwhile', async () => {
    const answer = Promise.withResolvers<Response>();
    const { environment, tabs, tokensOf } = openTabs(2, { answer: () => answer.promise });
    await environment.browser.clock.advance(180_000);

    tabs[0]?.tab.freeze();
    answer.resolve(new Response('', { status: 401 }));
    await environment.browser.clock.advance(1_000);
    const members = { accessToken: 'fresh', refreshToken: 'fresh#0' };
    tabs[1]?.session.setProfiles([environment.profile('p-1', members)]);
    tabs[0]?.tab.thaw();
    await environment.browser.clock.advance(1_000);

    expect(tokensOf()).toEqual(['fresh', 'fresh']);
  });

  test('a request that a closed tab has left behind keeps the next tab waiting for its 10 s', async () => {
    let isSlow = false;
    const { environment, tabs } = openTabs(2, {
      lifetimeS: 3_600,
      answer: () =>
        isSlow
          ? new Promise<undefined>((resolve) => {
              environment.browser.clock.after(9_000, () => resolve(undefined));
            })
          : undefined,
    });
    await environment.browser.clock.advance(296_900);
    isSlow = true;
    await environment.browser.clock.advance(200);

    // Nobody has been there for 300 s three seconds later.
    tabs[0]?.tab.close();
    await environment.browser.clock.advance(20_000);

    const meanwhile = environment.times().filter((time) => time > 297_000 && time < 307_000);
    expect(meanwhile).toEqual([]);
    expect(environment.mostOpen()).toBe(1);
  });

  test('a profile that was removed while a tab was frozen does not come back with it', async () => {
    const { environment, tabs } = openTabs(2);
    await environment.browser.clock.advance(179_999);
    tabs[0]?.tab.freeze();

    tabs[1]?.session.logOut();
    await environment.browser.clock.advance(60_000);
    tabs[0]?.tab.thaw();
    await environment.browser.clock.advance(200_000);

    expect(tabs.map(({ session }) => session.state().status)).toEqual(['empty', 'empty']);
    expect(environment.browser.stored.has('session')).toBe(false);
    expect(environment.times()).toEqual([]);
  });

  test('all tabs with timers once a minute never have two requests open, and stay signed in', async () => {
    const { environment, tabs, tokensOf } = openTabs(4);
    tabs.forEach(({ tab }) => tab.throttle(60_000));

    await environment.browser.clock.advance(3_600_000);

    expect(environment.mostOpen()).toBe(1);
    const used = environment.calls.map(({ refreshToken }) => refreshToken);
    expect(new Set(used).size).toBe(used.length);
    expect(new Set(tokensOf()).size).toBe(1);
    expect(tabs[0]?.session.state().status).toBe('known');
  });

  test('a page that opens renews in time, however often the one before it did', async () => {
    const environment = openSimulated({ ...options, lifetimeS: 100 });
    const first = environment.open();
    first.session.setProfiles([environment.profile()]);
    await environment.browser.clock.advance(81_000);
    first.tab.dispatch('pagehide');
    first.tab.close();
    const second = environment.open();

    for (let page = 0; page < 10; page += 1) {
      second.tab.dispatch('mousemove');
      await environment.browser.clock.advance(30_000);
    }

    expect(environment.times()).toEqual([250, 80_250, 160_250, 240_250, 320_250, 360_000]);
  });

  test('a page that is left lets another tab go on, and takes part again when it is back', async () => {
    const { environment, tabs } = openTabs(2);
    await environment.browser.clock.advance(5_000);

    tabs[0]?.tab.dispatch('pagehide');
    tabs[0]?.tab.freeze();
    await environment.browser.clock.advance(178_000);
    tabs[0]?.tab.thaw();
    tabs[0]?.tab.dispatch('pageshow');
    tabs[1]?.tab.close();
    await environment.browser.clock.advance(200_000);

    expect(environment.times().slice(0, 1)).toEqual([180_000]);
    expect(tabs[0]?.session.state().status).toBe('known');
    expect(environment.times().length).toBeGreaterThan(1);
  });
});
