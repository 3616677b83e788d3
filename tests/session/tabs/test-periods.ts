import { describe, expect, test } from 'vitest';
import type { Tabs } from '../open-tabs.ts';
import { SPEED } from '../page/test-tab.ts';

const PERIOD_MS = 180_000;
const MINUTE_MS = 60_000;

/** On a busy machine, all of them need so long to open. */
const OPENING_MS = 90_000;

/**
 * The disturbance of a tab is prepared so long before a profile is due: a busy machine takes a
 * second or two to find it.
 */
const PREPARED_MS = 40_000;

/** It happens so long before: not long enough for the others to notice. */
const BEFORE_MS = 6_000;

/** A silent holder is replaced after 10 s: by then whatever a period brings has come. */
const OVER_AFTER_MS = 25_000;

/**
 * A request that a tab has left behind may have been heard, so a token is renewed again no sooner
 * than 20 s before it expires.
 */
const LEFT_BEHIND_OVER_AFTER_MS = 115_000;

/** Describes a disturbance of a tab, and its consequences. */
interface Disturbance {
  readonly name: string;
  /** It is called early. `dueTime` is when the profile is to be renewed. */
  readonly disturb?: (tabs: Tabs, dueTime: number) => Promise<void>;
  /** True if it happens in the first period alone, and leaves a request without an answer there. */
  readonly leavesRequest?: boolean;
}

const DISTURBANCES: readonly Disturbance[] = [
  { name: 'that nobody disturbs' },
  {
    name: 'of which the one with the lock freezes',
    async disturb({ until, holder, freeze, server }, dueTime) {
      const page = await holder();
      const before = server.calls.length;
      await until(dueTime - BEFORE_MS);
      const thaw = await freeze(page);
      await until(dueTime + 20_000);
      // Another one has taken over by then, and has not waited for this one.
      await holder();
      expect(server.calls).toHaveLength(before + 1);
      await thaw();
    },
  },
  {
    name: 'of which the one with the lock closes',
    async disturb({ holder, until }, dueTime) {
      const page = await holder();
      await until(dueTime - BEFORE_MS);
      await page.close();
    },
  },
  {
    name: 'of which all who wait first are frozen',
    async disturb({ holder, running, open, freeze, until, server }, dueTime) {
      const page = await holder();
      const waiting = running().filter((one) => one !== page);
      await open();
      const before = server.calls.length;
      await until(dueTime - BEFORE_MS);
      const thaws = await Promise.all(waiting.map(freeze));
      await page.close();
      await until(dueTime + 20_000);
      // The browser has given the lock to a tab that cannot run.
      expect(server.calls).toHaveLength(before + 1);
      await Promise.all(thaws.map((thaw) => thaw()));
    },
  },
  {
    name: 'of which the one with the lock closes while its request is open',
    leavesRequest: true,
    async disturb({ holder, server }) {
      const page = await holder();
      server.faultInjection.set('token', { kind: 'hang', times: 1 });
      const before = server.calls.length;
      await expect
        .poll(() => server.calls, { timeout: PREPARED_MS, interval: 5 })
        .toHaveLength(before + 1);
      await page.close();
    },
  },
];

export interface PeriodsOptions {
  /** The number of periods that go by. */
  readonly periods: number;
  readonly open: () => Promise<Tabs>;
}

/**
 * Holds tabs against what they promise in each period. In turn: of too many tabs at once none keeps
 * the time of its clock.
 */
export function testPeriods({ periods, open }: PeriodsOptions): void {
  const timeout = OPENING_MS + (periods * PERIOD_MS * 2) / SPEED;
  describe('renew once in each period', { concurrent: false }, () => {
    test.for(DISTURBANCES)('$name', { timeout }, async (disturbance, { onTestFinished }) => {
      const { disturb, leavesRequest = false } = disturbance;
      const tabs = await open();
      onTestFinished(tabs.close);
      const begin = await tabs.logIn();

      for (let period = 1; period <= periods; period += 1) {
        const dueTime = begin + period * PERIOD_MS;
        await tabs.until(dueTime - PREPARED_MS);
        // Else it would also be renewed because nobody is there.
        await tabs.moveMouse();
        if (period === 1 || !leavesRequest) await disturb?.(tabs, dueTime);
        await tabs.until(dueTime + (leavesRequest ? LEFT_BEHIND_OVER_AFTER_MS : OVER_AFTER_MS));

        const statuses = tabs.server.calls.map(({ status }) => status());
        expect(statuses.filter((status) => status === 200)).toHaveLength(period);
        expect(statuses).toHaveLength(period + (leavesRequest ? 1 : 0));
        expect(await tabs.accessTokens()).toEqual([`access-${period + 1}`]);
      }

      expect(tabs.server.calls.map(({ status }) => status())).not.toContain(401);
      expect(tabs.server.mostOpen()).toBe(1);
      expect(mostInAMinute(tabs.server.calls)).toBeLessThanOrEqual(3);
    });
  });
}

/** Returns the most calls within one of the session's minutes. */
function mostInAMinute(calls: readonly { readonly at: number }[]): number {
  const within = calls.map(
    ({ at }) => calls.filter((one) => one.at >= at && one.at < at + MINUTE_MS / SPEED).length,
  );
  return Math.max(...within);
}
