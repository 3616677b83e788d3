import type { Page } from 'playwright';
import { vi } from 'vitest';
import { SPEED } from './page/test-tab.ts';
import { serveTabs, type TabsServer } from './serve-tabs.ts';
import { startBrowser } from './start-browser.ts';

/** A busy machine may need so long for what takes a moment, in milliseconds. */
const WAIT = 10_000;

/** The time for which tokens of the log-in service live, in milliseconds. */
const LIFETIME_MS = 300_000;

export const PROFILE_ID = 'profile-of-anna';

export interface TabsOptions {
  readonly count: number;
  /** False as in a browser without Web Locks. */
  readonly hasLocks?: boolean;
  /** False as in a browser whose user has switched it off. */
  readonly hasStorage?: boolean;
}

/** Tabs of one browser, and the server that all of them talk to. */
export interface Tabs {
  readonly server: TabsServer;
  /** Opens one more. */
  readonly open: () => Promise<Page>;
  /** Those that are open and not frozen. */
  readonly running: () => readonly Page[];
  /** Logs somebody in, in the first tab, and says when that was, by the session's clock. */
  readonly logIn: (lifetimeMs?: number) => Promise<number>;
  /** Somebody moves the mouse over one of the tabs, which is activity. */
  readonly moveMouse: () => Promise<void>;
  /** The tab that holds the lock, once there is one. */
  readonly holder: () => Promise<Page>;
  /** Nothing of it runs from then on; what is returned ends that. */
  readonly freeze: (page: Page) => Promise<() => Promise<void>>;
  /** Waits until the session's clock shows that. */
  readonly until: (time: number) => Promise<void>;
  /**
   * Returns the tokens with which the running tabs send requests: only one, if all of them agree.
   */
  readonly accessTokens: () => Promise<readonly (string | undefined)[]>;
  readonly close: () => Promise<void>;
}

/** Starts a server, and a browser with so many tabs on its page. */
export async function openTabs(options: TabsOptions): Promise<Tabs> {
  const { count, hasLocks = true, hasStorage = true } = options;
  const [server, { context, stop }] = await Promise.all([serveTabs(), startBrowser()]);
  if (!hasLocks) await context.addInitScript(hideLocks);
  if (!hasStorage) await context.addInitScript(switchStorageOff);
  const open = async () => {
    const page = await context.newPage();
    await page.goto(server.origin);
    await page.waitForFunction(() => 'tab' in window);
    return page;
  };
  const close = async () => {
    await stop();
    server.stop();
  };
  try {
    const blank = context.pages();
    for (let opened = 0; opened < count; opened += 1) await open();
    await Promise.all(blank.map((page) => page.close()));
  } catch (error) {
    // Nobody else could end them.
    await close();
    throw error;
  }
  const now = () => server.begin + (Date.now() - server.begin) * SPEED;
  const frozen = new Set<Page>();
  const running = () => context.pages().filter((page) => !frozen.has(page));
  /** Those that were frozen once: they stay hidden, and no mouse gets there. */
  const hidden = new Set<Page>();
  const visible = () => running().filter((page) => !hidden.has(page));
  const moveMouse = () => first(visible()).mouse.move(Math.random() * 100, 100);

  return {
    server,
    open,
    running,
    async logIn(lifetimeMs = LIFETIME_MS) {
      // A person who logs in is present, however long ago the tabs were opened.
      await moveMouse();
      const { accessToken, refreshToken } = server.logIn(PROFILE_ID);
      const profile = { profileId: PROFILE_ID, accessToken, refreshToken };
      return first(running()).evaluate(signIn, { ...profile, lifetimeMs });
    },
    moveMouse,
    holder: () => vi.waitFor(async () => first(await holdersOf(running())), WAIT),
    async freeze(page) {
      const protocol = await context.newCDPSession(page);
      const be = (state: 'frozen' | 'active') =>
        protocol.send('Page.setWebLifecycleState', { state });
      await be('frozen');
      frozen.add(page);
      hidden.add(page);
      return async () => {
        await be('active');
        frozen.delete(page);
      };
    },
    until: (time) =>
      new Promise((resolve) => void setTimeout(resolve, Math.max(0, time - now()) / SPEED)),
    async accessTokens() {
      const tokens = running().map((page) => page.evaluate(() => window.tab.session.accessToken()));
      return [...new Set(await Promise.all(tokens))];
    },
    close,
  };
}

interface LogIn {
  readonly profileId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly lifetimeMs: number;
}

/** Runs in a tab. */
function signIn({ lifetimeMs, ...profile }: LogIn): number {
  const { session, now } = window.tab;
  const time = now();
  const members = { expirationTime: time + lifetimeMs, accessTokenTimeToLive: lifetimeMs / 1_000 };
  session.setProfiles([{ ...profile, ...members }]);
  return time;
}

/** Runs in a tab before anything else. */
function hideLocks(): void {
  Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
}

/** Runs in a tab before anything else: the mere look at it throws, as Chromium does. */
function switchStorageOff(): void {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
}

async function holdersOf(pages: readonly Page[]): Promise<readonly Page[]> {
  const are = await Promise.all(pages.map((page) => page.evaluate(() => window.tab.isHolder())));
  return pages.filter((_, index) => are[index]);
}

function first(pages: readonly Page[]): Page {
  const [page] = pages;
  if (!page) throw new Error('There is no such tab.');
  return page;
}
