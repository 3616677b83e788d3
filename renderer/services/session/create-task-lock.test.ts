import { describe, expect, test } from 'vitest';
import {
  createMemoryBrowser,
  type MemoryBrowser,
  type MemoryBrowserOptions,
} from '../../host/memory/index.testing.ts';
import type { HostLocks } from '../../host/index.ts';
import { createStorage } from '../storage/index.ts';
import { createTaskLock } from './create-task-lock.ts';
import { LEASE_NAME } from './elect-leader.ts';

/**
 * A tab that wants the lock from now on, and when it got or lost it, by the wall clock. Other locks
 * take the place of the browser's.
 */
function openTab(browser: MemoryBrowser, locks?: HostLocks) {
  const start = browser.now();
  const opened = browser.openTab();
  const tab = locks ? { ...opened, locks } : opened;
  const changes: (readonly [number, boolean])[] = [];
  const storage = createStorage({ publicNames: [LEASE_NAME] }, tab);
  const onChange = () => changes.push([tab.now() - start, lock.isHeld()]);
  const lock = createTaskLock({ storage, onChange }, tab);
  lock.start();
  return { tab, lock, changes };
}

const LOCKS: readonly (readonly [string, MemoryBrowserOptions])[] = [
  ['Web Locks', {}],
  ['a lease in local storage', { hasLocks: false }],
  ['a lease in a cookie', { hasLocks: false, storage: 'off' }],
];

describe.each(LOCKS)('with %s', (_, options) => {
  test('SE-051 one tab at a time has the lock: the first', async () => {
    const browser = createMemoryBrowser(options);
    const tabs = [openTab(browser), openTab(browser), openTab(browser)];

    await browser.clock.advance(60_000);

    expect(tabs.map(({ lock }) => lock.isHeld())).toEqual([true, false, false]);
  });

  test('SE-050 its holder says every second that it is there', async () => {
    const browser = createMemoryBrowser(options);
    openTab(browser);
    await browser.clock.advance(500);
    const beats: unknown[] = [];
    const read = () => browser.stored.get(LEASE_NAME) ?? browser.cookies.get(LEASE_NAME);

    for (let second = 0; second < 3; second += 1) {
      await browser.clock.advance(1_000);
      beats.push(browser.now() - Number(decodeURIComponent(read() ?? '').split(' ')[1]));
    }

    expect(beats).toEqual([500, 500, 500]);
  });

  test('SE-050 another tab has it within a second of its being given up', async () => {
    const browser = createMemoryBrowser(options);
    const first = openTab(browser);
    const second = openTab(browser);
    await browser.clock.advance(5_400);

    first.lock.release();
    await browser.clock.advance(1_250);

    expect([first.lock.isHeld(), second.lock.isHeld()]).toEqual([false, true]);
  });

  test('SE-052 a holder that is silent is replaced once its last word is 10 s old, not before', async () => {
    const browser = createMemoryBrowser(options);
    const first = openTab(browser);
    const second = openTab(browser);
    await browser.clock.advance(5_000);

    first.tab.freeze();
    await browser.clock.advance(9_999);
    const before = second.lock.isHeld();
    await browser.clock.advance(1_251);

    expect([before, second.lock.isHeld()]).toEqual([false, true]);
  });

  test('SE-051 a holder that wakes up knows at once that it is none any more', async () => {
    const browser = createMemoryBrowser(options);
    const first = openTab(browser);
    const second = openTab(browser);
    await browser.clock.advance(5_000);
    first.tab.freeze();
    await browser.clock.advance(60_000);

    first.tab.thaw();

    expect([first.lock.isHeld(), second.lock.isHeld()]).toEqual([false, true]);
    await browser.clock.advance(5_000);
    expect([first.lock.isHeld(), second.lock.isHeld()]).toEqual([false, true]);
  });

  test('a holder whose tab is closed is followed by another', async () => {
    const browser = createMemoryBrowser(options);
    const first = openTab(browser);
    const second = openTab(browser);
    await browser.clock.advance(5_000);

    first.tab.close();
    await browser.clock.advance(12_000);

    expect(second.lock.isHeld()).toBe(true);
  });

  test('a lone tab whose timers run once a minute gets it back each time, once it has settled', async () => {
    const browser = createMemoryBrowser(options);
    const { tab, changes } = openTab(browser);
    await browser.clock.advance(5_000);

    tab.throttle(60_000);
    await browser.clock.advance(360_000);

    expect(changes.slice(1)).toEqual([
      [60_000, false],
      [120_000, true],
      [180_000, false],
      [240_000, true],
      [300_000, false],
      [360_000, true],
    ]);
  });

  test('a tab that wakes does not take itself for the holder before it has settled', async () => {
    const browser = createMemoryBrowser(options);
    const { tab, lock } = openTab(browser);
    await browser.clock.advance(5_000);

    tab.freeze();
    await browser.clock.advance(60_000);
    tab.thaw();
    const atOnce = lock.isHeld();
    await browser.clock.advance(300);

    expect([atOnce, lock.isHeld()]).toEqual([false, true]);
  });

  test.each([-3_600_000, 3_600_000])(
    'one tab at a time has it after the clock is moved by %i ms',
    async (byMs) => {
      const browser = createMemoryBrowser(options);
      const tabs = [openTab(browser), openTab(browser)];
      await browser.clock.advance(5_000);

      browser.moveWallClock(byMs);
      await browser.clock.advance(30_000);

      expect(tabs.filter(({ lock }) => lock.isHeld())).toHaveLength(1);
    },
  );

  test('junk in the place of a heartbeat holds nobody up for longer than a silent tab', async () => {
    const browser = createMemoryBrowser(options);
    browser.stored.set(LEASE_NAME, 'junk junk junk');
    browser.cookies.set(LEASE_NAME, 'junk');
    const { lock } = openTab(browser);

    await browser.clock.advance(12_000);

    expect(lock.isHeld()).toBe(true);
  });
});

test('a lease that two tabs write at one moment goes to one of them', async () => {
  const browser = createMemoryBrowser({ hasLocks: false });
  const one = openTab(browser);
  browser.stored.clear();
  const other = openTab(browser);

  await browser.clock.advance(10_000);

  expect([one, other].filter(({ lock }) => lock.isHeld())).toHaveLength(1);
  expect(one.changes.length + other.changes.length).toBe(1);
});

test('SE-052 a lock that was given to a frozen tab is taken over once nobody has used it for 10 s', async () => {
  const browser = createMemoryBrowser();
  const [first, frozen, third] = [openTab(browser), openTab(browser), openTab(browser)];
  await browser.clock.advance(5_000);
  frozen.tab.freeze();

  first.lock.release();
  await browser.clock.advance(9_999);
  const before = third.lock.isHeld();
  await browser.clock.advance(2_251);
  const after = third.lock.isHeld();
  frozen.tab.thaw();
  await browser.clock.advance(5_000);

  expect([before, after]).toEqual([false, true]);
  expect([frozen, third].filter(({ lock }) => lock.isHeld())).toHaveLength(1);
});

test.each<readonly [string, HostLocks['request']]>([
  ['refuses', () => Promise.reject(new DOMException('Not here.', 'SecurityError'))],
  ['never grants', () => new Promise(() => undefined)],
])('where the browser %s a lock, tabs that share storage agree on one', async (_, request) => {
  const browser = createMemoryBrowser();
  const tabs = [openTab(browser, { request }), openTab(browser, { request })];

  await browser.clock.advance(10_000);
  const before = tabs.filter(({ lock }) => lock.isHeld());
  await browser.clock.advance(5_000);

  expect(before).toEqual([]);
  expect(tabs.filter(({ lock }) => lock.isHeld())).toHaveLength(1);
  expect(tabs.flatMap(({ changes }) => changes)).toHaveLength(1);
});

test('tabs that cannot hear of each other do not steal from each other', async () => {
  const browser = createMemoryBrowser({ storage: 'off' });
  const changes: string[] = [];
  const locks = ['first', 'second'].map((name) => {
    const tab = { ...browser.openTab(), setCookie: () => undefined };
    const storage = createStorage({ publicNames: [LEASE_NAME] }, tab);
    return createTaskLock({ storage, onChange: () => changes.push(name) }, tab);
  });
  locks.forEach((lock) => lock.start());

  await browser.clock.advance(60_000);

  expect(changes).toEqual(['first']);
});
