import { createSession, type SessionHost } from '#renderer/session';
import { createBrowserHost } from '../../../renderer/host/browser-host.ts';
import { createTabHost } from '../../../renderer/host/browser-tab.ts';
import { createStartHost } from '../../../renderer/host/start-host.ts';
import { SPEED, type TestTab } from './test-tab.ts';

/** The name in storage under which the holder of the tabs' lock says that it holds it. */
const LEASE_NAME = 'session.lease';

const real = { ...createBrowserHost(window, createStartHost(window)), ...createTabHost(window) };
let lastLease: string | undefined;

// All tabs have one clock: it was right when the server began, and is fast since then.
const begin = Number(document.documentElement.dataset['begin']);
const host: SessionHost = {
  ...real,
  now: () => begin + (real.now() - begin) * SPEED,
  after: (delayMs, task) => real.after(delayMs / SPEED, task),
  storage: {
    ...real.storage,
    set(name, value) {
      real.storage.set(name, value);
      if (name === LEASE_NAME) lastLease = value;
    },
  },
};
const failures: string[] = [];
const session = createSession({ onRefreshFailure: ({ kind }) => failures.push(kind) }, host);
session.start();

const tab: TestTab = {
  session,
  failures,
  now: host.now,
  isHolder: () => lastLease !== undefined && localStorage.getItem(LEASE_NAME) === lastLease,
};
Object.assign(window, { tab });
