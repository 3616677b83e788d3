import { createYielder } from './create-yielder.ts';
import type { CmsDataQuery, Host, HostConsole } from './host.ts';
import { readCookie } from './read-cookie.ts';

export interface ServerHostOptions {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly console: HostConsole;
  readonly cmsData?: ((query: CmsDataQuery) => Promise<unknown>) | undefined;
  /** Left out, words stay as they are. */
  readonly hyphenator?: Host['hyphenator'];
  /** Milliseconds since 1970; the system's clock unless a test has one of its own. */
  readonly now?: Host['now'] | undefined;
  /** Multiplies the time after which a task runs; 1 unless given. */
  readonly timeLimitFactor?: number | undefined;
  /** The turns that it shares with all other requests; left out where there are none. */
  readonly nextTurn?: Host['nextTurn'] | undefined;
}

/** The address and the cookies of a request. */
export interface Visit {
  readonly url: URL;
  /** The value of its Cookie header. */
  readonly cookies: string;
}

/** The outside world of one request on a server. */
export function createServerHost({ url, cookies }: Visit, options: ServerHostOptions): Host {
  const { timeLimitFactor = 1 } = options;
  return {
    fetch: options.fetch,
    console: options.console,
    cmsData: options.cmsData ?? (() => Promise.resolve(undefined)),
    now: options.now ?? Date.now,
    random: () => Math.random(),
    after(delayMs, task) {
      const timer = setTimeout(task, delayMs * timeLimitFactor);
      return () => clearTimeout(timer);
    },
    nextTurn: options.nextTurn ?? createYielder(),
    hyphenator: options.hyphenator,
    url: () => url,
    cookie: (name) => readCookie(cookies, name),
  };
}
