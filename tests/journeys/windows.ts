import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { BROWSER_ARGUMENTS, installedBrowser } from '../browser.ts';
import { measureStep } from '../cost/cost-records.ts';
import { watchPage, type PageWatch } from './watch-page.ts';

/**
 * Holds the properties that a window needs from the start. Everything else can be changed while it
 * is open.
 */
export interface WindowOptions {
  readonly javaScript: boolean;
  readonly reducedMotion: boolean;
  readonly forcedColors: boolean;
}

/** A window of its own context, which a test has to itself until it is given back. */
export interface TestWindow {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watch: PageWatch;
  /** Keeps the window for a test to come, as empty as a new one, or closes it. */
  readonly giveBack: () => Promise<void>;
}

/** Longer than a blank page ever takes; a window that does not come back by then is closed. */
const MAX_RETURN_MS = 10_000;

let browser: Promise<Browser> | undefined;
const idle = new Map<string, TestWindow[]>();

/** The browser of this worker. It ends with the process. */
export function sharedBrowser(): Promise<Browser> {
  return (browser ??= measureStep('start a browser', async () =>
    chromium.launch({ executablePath: await installedBrowser(), args: BROWSER_ARGUMENTS }),
  ));
}

/**
 * Takes a window that another test has given back, or opens one. In a used window the code of the
 * site is compiled already, so that a page opens in a third of the time.
 */
export async function takeWindow(options: WindowOptions, isNew: boolean): Promise<TestWindow> {
  const kind = JSON.stringify(options);
  return (isNew ? undefined : idle.get(kind)?.pop()) ?? openWindow(options, kind);
}

async function openWindow(options: WindowOptions, kind: string): Promise<TestWindow> {
  const context = await (
    await sharedBrowser()
  ).newContext({
    javaScriptEnabled: options.javaScript,
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    forcedColors: options.forcedColors ? 'active' : 'none',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const watch = await watchPage(page);
  const changes = noteChanges(context, page);
  let hasCrashed = false;
  page.once('crash', () => (hasCrashed = true));

  async function empty(): Promise<boolean> {
    if (hasCrashed || changes.isLasting() || page.isClosed()) return false;
    changes.undo();
    await unroute(context);
    const others = context.pages().filter((other) => other !== page);
    await Promise.all(others.map((other) => other.close()));
    const { origin } = new URL(page.url());
    if (!origin.startsWith('http')) return false;
    // A page of the same origin, so that the process with the compiled code stays; the site has
    // none without a policy.
    const blank = `${origin}/blank-page-of-tests`;
    await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(blank, { timeout: MAX_RETURN_MS });
    await page.unroute(blank);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    if (options.javaScript) {
      await page.evaluate(() => {
        sessionStorage.clear();
        window.name = '';
      });
    }
    // A file that is asked for again goes over the network, where tests hold requests and let
    // services down.
    await session.send('Network.clearBrowserCache');
    await session.send('Page.resetNavigationHistory');
    await Promise.all([context.clearCookies(), context.clearPermissions()]);
    return true;
  }

  const own: TestWindow = {
    context,
    page,
    watch,
    async giveBack() {
      if (await empty().catch(() => false)) {
        idle.set(kind, [...(idle.get(kind) ?? []), own]);
        return;
      }
      // A page that has crashed takes no message any more.
      await unroute(context).catch(() => undefined);
      await context.close();
    },
  };
  return own;
}

/**
 * Removes all routes. Requests that a changed network is still busy with end with the test, and are
 * nobody's error.
 */
async function unroute(context: BrowserContext): Promise<void> {
  await Promise.all(
    [context, ...context.pages()].map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })),
  );
}

/** Lists the calls that Playwright offers no way back from. */
const LASTING = {
  page: ['addInitScript', 'exposeFunction', 'exposeBinding', 'emulateMedia', 'setExtraHTTPHeaders'],
  context: [
    'addInitScript',
    'exposeFunction',
    'exposeBinding',
    'newCDPSession',
    'setOffline',
    'setExtraHTTPHeaders',
    'setGeolocation',
  ],
} as const;

/**
 * Notes what a test does to a window that the next one would meet: listeners are taken off, all
 * else is lasting.
 */
function noteChanges(context: BrowserContext, page: Page) {
  let isLasting = false;
  let listeners: (() => void)[] = [];
  const keep = () => (isLasting = true);
  noteCalls(page, LASTING.page, keep);
  noteCalls(context, LASTING.context, keep);
  noteCalls(page.clock, ['install', 'setFixedTime', 'setSystemTime'], keep);
  for (const emitter of [page, context] as readonly EventEmitter[]) {
    noteCalls(emitter, ['on'], (event, listener) => {
      listeners.push(() => emitter.off(event as string, listener as () => void));
    });
  }
  return {
    isLasting: () => isLasting,
    undo() {
      for (const remove of listeners) remove();
      listeners = [];
    },
  };
}

/** Has each call of these methods noted before it is made. */
function noteCalls(
  target: object,
  names: readonly string[],
  note: (...args: readonly unknown[]) => void,
): void {
  for (const name of names) {
    const original: unknown = Reflect.get(target, name);
    if (typeof original !== 'function') throw new TypeError(`A window has no ${name}.`);
    Reflect.set(target, name, (...args: readonly unknown[]): unknown => {
      note(...args);
      return Reflect.apply(original, target, args);
    });
  }
}

/** Describes the method that page and context have in common, whatever events each has. */
interface EventEmitter {
  readonly off: (event: string, listener: () => void) => unknown;
}
