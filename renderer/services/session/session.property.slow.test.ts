import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { expect, test } from 'vitest';
import { countRuns } from '#tests/sample/count-runs.ts';
import {
  openSimulated,
  type OpenedSession,
  type SimulatedEnvironment,
  type SimulatedOptions,
} from './simulated-environment.testing.ts';

const MINUTE_MS = 60_000;
const MAX_TABS = 4;

interface OpenTab extends OpenedSession {
  isFrozen: boolean;
}

/** An environment of which chance decides what happens next. */
interface Life {
  readonly environment: SimulatedEnvironment;
  readonly tabs: OpenTab[];
  logins: number;
  isSignedIn: boolean;
  sleptMs: number;
}

const pick = ({ tabs }: Life, number: number): OpenTab | undefined => tabs[number % tabs.length];

const ACTIONS: Readonly<Record<string, (life: Life, number: number) => void>> = {
  signIn(life, number) {
    const tab = pick(life, number);
    if (!tab || tab.isFrozen) return;
    life.logins += 1;
    life.isSignedIn = true;
    tab.session.setProfiles([life.environment.profile(`p-${life.logins}`)]);
  },
  logOut(life, number) {
    const tab = pick(life, number);
    if (!tab || tab.isFrozen) return;
    life.isSignedIn = false;
    tab.session.logOut();
  },
  open(life) {
    if (life.tabs.length < MAX_TABS)
      life.tabs.push({ ...life.environment.open(), isFrozen: false });
  },
  close(life, number) {
    const tab = pick(life, number);
    if (!tab || life.tabs.length === 1) return;
    tab.tab.close();
    life.tabs.splice(life.tabs.indexOf(tab), 1);
  },
  freeze(life, number) {
    const tab = pick(life, number);
    if (!tab) return;
    tab.isFrozen = true;
    tab.tab.freeze();
  },
  thaw(life, number) {
    const tab = pick(life, number);
    if (!tab?.isFrozen) return;
    tab.isFrozen = false;
    tab.tab.thaw();
  },
  use: (life, number) => pick(life, number)?.tab.dispatch('mousemove'),
  wake: (life, number) => pick(life, number)?.tab.dispatch('visibilitychange'),
  throttle: (life, number) => pick(life, number)?.tab.throttle(number % 2 ? MINUTE_MS : 1),
  setClockBack: ({ environment }) => environment.browser.moveWallClock(-3_600_000),
  setClockForward: ({ environment }) => environment.browser.moveWallClock(3_600_000),
  sleep(life, number) {
    life.sleptMs += number * 3_000;
    life.environment.browser.moveWallClock(number * 3_000);
  },
};

/** Makes a service that mostly answers as it should, at times late, and at times with a failure. */
function answerBy(
  numbers: readonly number[],
  environment: () => SimulatedEnvironment,
): SimulatedOptions['answer'] {
  let count = 0;
  return async () => {
    const number = numbers[count % numbers.length] ?? 0;
    count += 1;
    if (number < 50) return undefined;
    if (number < 70) return new Response('', { status: 503 });
    await new Promise<void>((resolve) => environment().browser.clock.after(number * 90, resolve));
    return number < 85 ? undefined : new Response('<!doctype html>');
  };
}

const step = record({
  action: constantFrom(...Object.keys(ACTIONS)),
  number: integer({ min: 0, max: 99 }),
  thenMs: constantFrom(0, 1, 999, 10_000, 21_000, MINUTE_MS, 181_000),
});

test.each([
  ['Web Locks', true],
  ['a lease', false],
])(
  'with %s, whatever happens, one request is open at a time, three in 10 s, and nobody comes back',
  async (_, hasLocks) => {
    const lives = asyncProperty(
      array(step, { minLength: 5, maxLength: 25 }),
      array(integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 8 }),
      constantFrom(15, 60, 300),
      async (steps, answers, lifetimeS) => {
        const answer = answerBy(answers, () => environment);
        const sentTimes: number[] = [];
        const environment: SimulatedEnvironment = openSimulated({
          hasLocks,
          lifetimeS,
          answer: (call) => {
            // By a clock that nobody sets.
            sentTimes.push(environment.browser.clock.now() + life.sleptMs);
            return answer?.(call);
          },
        });
        const life: Life = { environment, tabs: [], logins: 0, isSignedIn: false, sleptMs: 0 };
        ACTIONS['open']?.(life, 0);
        ACTIONS['signIn']?.(life, 0);
        await environment.browser.clock.advance(1);

        for (const { action, number, thenMs } of steps) {
          ACTIONS[action]?.(life, number);
          await environment.browser.clock.advance(thenMs);
          expect(environment.browser.stored.has('session') && !life.isSignedIn).toBe(false);
        }
        life.tabs.forEach((tab) => (tab.isFrozen ? tab.tab.thaw() : undefined));
        await environment.browser.clock.advance(1_000);

        expect(environment.mostOpen()).toBeLessThanOrEqual(1);
        expect(mostWithinTenSeconds(environment, sentTimes)).toBeLessThanOrEqual(3);
        expect(new Set(life.tabs.map(({ session }) => session.accessToken())).size).toBe(1);
      },
    );

    await assert(lives, { numRuns: countRuns(25, 500) });
  },
);

/** The most requests for one profile within any 10 s. */
function mostWithinTenSeconds({ calls }: SimulatedEnvironment, times: readonly number[]): number {
  const ids = calls.map(({ refreshToken }) => refreshToken.split('#')[0]);
  const within = times.map(
    (start, index) =>
      times.filter(
        (time, other) => ids[other] === ids[index] && time >= start && time < start + 10_000,
      ).length,
  );
  return Math.max(0, ...within);
}
