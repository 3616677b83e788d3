import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createStorage } from '../storage/index.ts';
import { clearBrowser, openBrowserTab, type BrowserTabOptions } from './browser-tabs.testing.ts';
import { createSession } from './create-session.ts';
import { createTaskLock } from './create-task-lock.ts';
import { LEASE_NAME } from './elect-leader.ts';
import { ACTIVITY_NAME, createActivity } from './record-activity.ts';
import { tokens } from './simulated-environment.testing.ts';

const SPEED = 10;
/** The tabs have real locks, storage and timers, and are asked until then. */
const WAIT = { timeout: 5_000, interval: 10 };

beforeEach(clearBrowser);
afterEach(clearBrowser);

const EVENTS = ['keydown', 'mousedown', 'mousemove', 'wheel', 'touchstart'];

/** A window with a button that keeps all events to itself. */
function openWindow() {
  const { window, host } = openBrowserTab();
  const storage = createStorage({ publicNames: [ACTIVITY_NAME] }, host);
  const activity = createActivity(storage, host);
  activity.start();
  const button = window.document.createElement('button');
  button.addEventListener('keydown', (event) => event.stopPropagation());
  window.document.body.append(button);
  return { window, button, activity };
}
const recorded = () => localStorage.getItem(ACTIVITY_NAME) !== null;

describe('activity', () => {
  test.each(EVENTS)(
    'SE-049 is recorded at %s, whatever becomes of the event',
    { tags: ['deep'] },
    (name) => {
      const { window, button } = openWindow();

      button.dispatchEvent(new window.Event(name, { bubbles: true }));

      expect(recorded()).toBe(true);
    },
  );

  test('SE-049 is recorded at no other event of a window', () => {
    const { window, button } = openWindow();
    const names = Object.keys(window)
      .concat(Object.keys(window.HTMLElement.prototype))
      .filter((name) => name.startsWith('on'))
      .map((name) => name.slice(2));
    const others = [...new Set(names)].filter((name) => !EVENTS.includes(name));

    for (const name of others) button.dispatchEvent(new window.Event(name, { bubbles: true }));

    expect(others.length).toBeGreaterThan(50);
    expect(recorded()).toBe(false);
  });
});

const LOCKS: readonly (readonly [string, BrowserTabOptions])[] = [
  ['Web Locks', {}],
  ['a lease in local storage', { hasLocks: false }],
  ['a lease in a cookie', { hasLocks: false, hasStorage: false }],
];

describe.each(LOCKS)('the lock of tabs with %s', (_, options) => {
  /** Tabs that want the lock, and how many of them ran the task at once at most. */
  function openTabs(count: number) {
    let running = 0;
    let most = 0;
    const tabs = Array.from({ length: count }, () => {
      const { host, close } = openBrowserTab({ ...options, speed: SPEED });
      let ran = false;
      const onChange = () => {
        if (lock.isHeld() === ran) return;
        ran = lock.isHeld();
        running += ran ? 1 : -1;
        most = Math.max(most, running);
      };
      const storage = createStorage({ publicNames: [LEASE_NAME] }, host);
      const lock = createTaskLock({ storage, onChange }, host);
      lock.start();
      onTestFinished(lock.release);
      return {
        lock,
        close: () => {
          close();
          if (ran) running -= 1;
        },
      };
    });
    return { tabs, most: () => most };
  }

  test('SE-051 lets one tab at a time run the task, and another once that one is closed', async () => {
    const { tabs, most } = openTabs(4);
    await expect.poll(() => tabs.filter(({ lock }) => lock.isHeld()), WAIT).toHaveLength(1);

    const first = tabs.find(({ lock }) => lock.isHeld());
    const others = tabs.filter((tab) => tab !== first);
    first?.close();
    // The lease of a closed tab is free once it is 10 s old, which is one second here.
    await expect.poll(() => others.filter(({ lock }) => lock.isHeld()), WAIT).toHaveLength(1);

    expect(most()).toBe(1);
  });
});

/** A log-in service that notes the refresh tokens, and gives each of them new ones. */
function openService() {
  const used: string[] = [];
  const fetch = async (request: Request) => {
    used.push(new URLSearchParams(await request.text()).get('refresh_token') ?? '');
    const serial = used.length;
    return tokens({
      access_token: `access-${serial}`,
      refresh_token: `refresh-${serial}`,
      expires_in: 300,
    });
  };
  return { used, fetch };
}

function openSession(service: ReturnType<typeof openService>, options: BrowserTabOptions) {
  const tab = openBrowserTab({ speed: SPEED, ...options });
  const session = createSession({}, { ...tab.host, fetch: service.fetch });
  session.start();
  onTestFinished(session.dispose);
  const expirationTime = tab.host.now() + 25_000;
  const profile = {
    profileId: 'p-1',
    accessToken: 'access-0',
    refreshToken: 'refresh-0',
    accessTokenTimeToLive: 300,
    expirationTime,
  };
  return { ...tab, session, profile };
}

test.each(LOCKS.slice(0, 2))(
  'with %s, five tabs renew once, and all of them have the new token',
  { tags: ['deep'] },
  async (_, options) => {
    const service = openService();
    const tabs = Array.from({ length: 5 }, () => openSession(service, options));
    tabs[0]?.session.setProfiles([tabs[0].profile]);

    // Five seconds are half a second here.
    await expect
      .poll(() => tabs.map(({ session }) => session.accessToken()), WAIT)
      .toEqual(Array(5).fill('access-1'));

    expect(service.used).toEqual(['refresh-0']);
  },
);

test(
  'SE-064 where local storage is not available, cookies take its place for all that is no secret',
  { tags: ['deep'] },
  async () => {
    const service = openService();
    const { session, profile, window } = openSession(service, {
      hasStorage: false,
      hasLocks: false,
    });
    session.setProfiles([profile]);
    window.document.body.dispatchEvent(new window.Event('keydown', { bubbles: true }));
    await expect.poll(() => session.accessToken(), WAIT).toBe('access-1');

    const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);
    expect(new Set(names)).toEqual(new Set(['session.activity', 'session.lease', 'signed-in']));
    expect(document.cookie).not.toMatch(/access-|refresh-|p-1/);
    expect(localStorage).toHaveLength(0);
  },
);

const openStorage = () => {
  const { host } = openBrowserTab({ hasStorage: false, speed: SPEED });
  const storage = createStorage({ publicNames: ['shared'] }, host);
  onTestFinished(storage.dispose);
  storage.get('shared');
  return storage;
};

test('SE-064 each change that another tab makes to a cookie is noticed', async () => {
  const [one, other] = [openStorage(), openStorage()];
  const noticed: (string | undefined)[] = [];
  other.subscribe(() => noticed.push(other.get('shared')));

  one.set('shared', 'a');
  await expect.poll(() => noticed, WAIT).toEqual(['a']);
  one.set('shared', 'b');
  await expect.poll(() => noticed, WAIT).toEqual(['a', 'b']);
  one.remove('shared');
  await expect.poll(() => noticed, WAIT).toEqual(['a', 'b', undefined]);
});
