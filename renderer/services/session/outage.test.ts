import { describe, expect, test } from 'vitest';
import { openSimulated } from './simulated-environment.testing.ts';

const DUE_MS = 180_000;

/** An environment whose network is away between two times; chance takes its mean. */
function openOutage(lifetimeS: number, [fromMs, untilMs]: readonly [number, number]) {
  const environment = openSimulated({
    lifetimeS,
    random: () => 0.5,
    answer: ({ atMs }) =>
      atMs >= fromMs && atMs < untilMs
        ? Promise.reject(new TypeError('Failed to fetch'))
        : undefined,
  });
  const opened = environment.open();
  opened.session.setProfiles([environment.profile()]);
  return { environment, ...opened };
}

describe('an outage of 8 s at a scheduled renewal', () => {
  test.each([205, 250, 280, 300])(
    'SE-067 does not outlast a token of %i s, and one round of attempts follows every 10 s',
    async (lifetimeS) => {
      const { environment, session, tab } = openOutage(lifetimeS, [DUE_MS, DUE_MS + 8_000]);
      await environment.browser.clock.advance(DUE_MS - 1_000);
      tab.dispatch('keydown');

      await environment.browser.clock.advance(20_000);

      expect(environment.times()).toEqual([180_000, 181_000, 184_000, 194_000]);
      expect(session.accessToken()).toBe('access-p-1#1');
    },
  );

  test.each([182_000, 186_000])(
    'SE-067 is over at once for who hears that the network is back, %i ms after the log-in',
    async (backMs) => {
      const { environment, session, tab } = openOutage(300, [DUE_MS, backMs]);
      await environment.browser.clock.advance(backMs);

      tab.dispatch('online');
      await environment.browser.clock.advance(1);

      expect(environment.times().at(-1)).toBe(backMs);
      expect(session.accessToken()).toBe('access-p-1#1');
    },
  );
});

test('a service that has answered is not asked again because the network is back', async () => {
  const environment = openSimulated({
    random: () => 0.5,
    answer: () => new Response('', { status: 503 }),
  });
  const { session, tab } = environment.open();
  session.setProfiles([environment.profile()]);
  await environment.browser.clock.advance(186_000);

  tab.dispatch('online');
  await environment.browser.clock.advance(7_999);

  expect(environment.times()).toEqual([180_000, 181_000, 184_000]);
});

test('a network that comes back twice in one moment has one request sent', async () => {
  const { environment, tab } = openOutage(300, [DUE_MS, 1e9]);
  await environment.browser.clock.advance(DUE_MS);

  tab.dispatch('online');
  tab.dispatch('online');
  await environment.browser.clock.advance(1);

  expect(environment.mostOpen()).toBe(1);
  expect(environment.times()).toEqual([180_000, 180_000]);
});
