import type { Device } from '../detect-device.ts';
import type { Host, HostStorage } from '../host.ts';
import { readCookie } from '../read-cookie.ts';
import { createMemoryClock, nextTurn, type MemoryClock } from './memory-clock.testing.ts';

export interface MemoryHostOptions {
  readonly url?: string;
  readonly cookies?: string;
  /** Answers every request; without it each one fails as if there were no network. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** The content of the page's shell. */
  readonly cmsData?: unknown;
  /** Where the clock starts, in milliseconds since 1970. */
  readonly now?: number;
  /** Left out, words stay as they are. */
  readonly hyphenator?: Host['hyphenator'];
  /** The kind of phone or tablet; left out: another machine. */
  readonly device?: Device;
  /** The value that a native app has left in its web view; left out: a normal browser. */
  readonly nativeWebView?: unknown;
  /** Local storage; left out: none. */
  readonly storage?: HostStorage;
  /** Gives modules of other hosts; left out: there is no document that could import one. */
  readonly importModule?: Host['importModule'];
  /** Where elements are defined; left out: nowhere. */
  readonly customElements?: Host['customElements'];
  /** Returns random numbers; without it always 0.5. */
  readonly random?: () => number;
}

/** One message that went to the console. */
export interface LoggedMessage {
  readonly level: 'error' | 'warn' | 'info';
  readonly text: string;
}

/** A host whose clock, network and cookies a test or a preview sets. */
export interface MemoryHost extends Host {
  readonly clock: MemoryClock;
  readonly messages: readonly LoggedMessage[];
}

/** Makes a host that touches nothing outside. Time stands still until `clock.advance`. */
export function createMemoryHost(options: MemoryHostOptions = {}): MemoryHost {
  const clock = createMemoryClock(options.now ?? Date.UTC(2026, 10, 20, 9));
  const url = new URL(options.url ?? 'https://www.meridia.test/en/individuals');
  const messages: LoggedMessage[] = [];
  const log =
    (level: LoggedMessage['level']) =>
    (...args: unknown[]) =>
      void messages.push({ level, text: args.map(String).join(' ') });

  return {
    clock,
    messages,
    fetch: options.fetch ?? (() => Promise.reject(new TypeError('Failed to fetch'))),
    cmsData: () => Promise.resolve(options.cmsData),
    now: clock.now,
    after: clock.after,
    nextTurn,
    random: options.random ?? (() => 0.5),
    console: { error: log('error'), warn: log('warn'), info: log('info') },
    hyphenator: options.hyphenator,
    url: () => url,
    device: () => options.device,
    nativeWebView: () => options.nativeWebView,
    cookie: (name) => readCookie(options.cookies ?? '', name),
    ...(options.storage && { storage: options.storage }),
    ...(options.importModule && { importModule: options.importModule }),
    ...(options.customElements && { customElements: options.customElements }),
  };
}
