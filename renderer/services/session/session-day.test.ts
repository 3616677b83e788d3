import { expect, test } from 'vitest';
import { openSimulated, type SimulatedEnvironment } from './simulated-environment.testing.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** The time of day that a call was sent at: the environment begins at nine. */
function timeOfDay(atMs: number): string {
  return new Date(Date.UTC(2026, 10, 20, 9) + atMs).toISOString().slice(11, 23);
}

/** The machine sleeps until that much later, and the tabs hear that they are seen again. */
function sleep(
  { browser }: SimulatedEnvironment,
  ms: number,
  tabs: readonly { dispatch: (name: string) => void }[],
) {
  browser.moveWallClock(ms);
  tabs.forEach((tab) => tab.dispatch('visibilitychange'));
}

test('a day of one person, each call at its millisecond', async () => {
  let isOffline = false;
  const environment = openSimulated({
    random: () => 0.5,
    answer: () => (isOffline ? Promise.reject(new TypeError('Failed to fetch')) : undefined),
  });
  const { clock } = environment.browser;
  const log: string[] = [];
  let told = 0;
  const note = (what: string) => {
    const calls = environment.calls.slice(told).map(({ atMs, refreshToken, request }) => {
      const inactivity = request.headers.get('x-user-inactivity');
      return `  ${timeOfDay(atMs)} ${refreshToken} after ${inactivity} s`;
    });
    told = environment.calls.length;
    log.push(...calls, what);
  };

  // 09:00: signs in, and reads for ten minutes.
  const first = environment.open();
  first.session.setProfiles([environment.profile()]);
  for (let minute = 0; minute < 10; minute += 1) {
    first.tab.dispatch('mousemove');
    await clock.advance(MINUTE_MS);
  }
  note('reads');

  // 09:10: goes for coffee; the screen stays on.
  await clock.advance(16 * MINUTE_MS);
  note('is away');

  // 09:26: a second tab; the first is closed half a minute later.
  const second = environment.open();
  second.tab.dispatch('keydown');
  await clock.advance(MINUTE_MS / 2);
  first.tab.close();
  await clock.advance(3 * MINUTE_MS);
  note('has another tab');

  // 09:29:30: the lid is closed for three minutes: less than the token and its grace period live.
  sleep(environment, 3 * MINUTE_MS, [second.tab]);
  second.tab.dispatch('mousedown');
  await clock.advance(MINUTE_MS);
  note('is back soon');

  // 09:33:30: in a tunnel; the network is back after two and a half.
  isOffline = true;
  await clock.advance(2 * MINUTE_MS + MINUTE_MS / 2);
  isOffline = false;
  second.tab.dispatch('online');
  second.tab.dispatch('touchstart');
  await clock.advance(3 * MINUTE_MS + MINUTE_MS / 2);
  note('was in a tunnel');

  // 09:39:30: lunch, with the lid closed.
  sleep(environment, 3 * HOUR_MS, [second.tab]);
  await clock.advance(MINUTE_MS);
  note(`comes back, ${second.session.state().status}`);

  // 12:40:30: signs in again, with two profiles, and takes the other one.
  second.session.setProfiles([environment.profile('p-2'), environment.profile('p-3')]);
  second.session.selectProfile('p-3');
  second.tab.dispatch('wheel');
  await clock.advance(5 * MINUTE_MS);
  note('has two profiles');

  // 12:45:30: a third tab logs out, and the night goes by.
  environment.open().session.logOut();
  sleep(environment, 20 * HOUR_MS, [second.tab]);
  await clock.advance(20 * MINUTE_MS);
  note(`is gone, ${second.session.state().status}`);

  expect(log).toEqual([
    '  09:03:00.000 p-1#0 after 60 s',
    '  09:06:00.000 p-1#1 after 60 s',
    '  09:09:00.000 p-1#2 after 60 s',
    'reads',
    '  09:12:00.000 p-1#3 after 180 s',
    '  09:13:57.000 p-1#4 after 297 s',
    '  09:14:00.000 p-1#5 after 300 s',
    '  09:18:00.000 p-1#6 after 540 s',
    '  09:21:00.000 p-1#7 after 720 s',
    '  09:23:57.000 p-1#8 after 897 s',
    'is away',
    '  09:27:00.000 p-1#9 after 60 s',
    'has another tab',
    '  09:32:30.250 p-1#10 after 0 s',
    'is back soon',
    '  09:35:30.250 p-1#11 after 180 s',
    '  09:35:31.250 p-1#11 after 181 s',
    '  09:35:34.250 p-1#11 after 184 s',
    '  09:35:44.250 p-1#11 after 194 s',
    '  09:35:45.250 p-1#11 after 195 s',
    '  09:35:48.250 p-1#11 after 198 s',
    '  09:35:58.250 p-1#11 after 208 s',
    '  09:35:59.250 p-1#11 after 209 s',
    '  09:36:00.000 p-1#11 after 0 s',
    '  09:38:30.250 p-1#12 after 150 s',
    'was in a tunnel',
    'comes back, empty',
    '  12:43:30.000 p-3#0 after 180 s',
    '  12:43:30.000 p-2#0 after 180 s',
    '  12:45:27.000 p-3#1 after 297 s',
    '  12:45:30.000 p-3#2 after 300 s',
    'has two profiles',
    'is gone, empty',
  ]);
  expect(environment.mostOpen()).toBe(1);
});
