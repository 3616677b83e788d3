import type { Host } from '#renderer';
import { loadHyphenator } from '#renderer/hyphens';

export interface PreviewHostOptions {
  /** The address that the page believes to have. */
  readonly url: string;
  readonly cookies: Readonly<Record<string, string>>;
  /** The time at which the page is opened, in milliseconds since 1970; it runs on from there. */
  readonly openedAt: number;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly cmsData: Host['cmsData'];
  readonly console: Host['console'];
}

/** The outside world of a previewed page: a network, a clock and cookies that its scenario says. */
export function createPreviewHost(options: PreviewHostOptions): Host {
  const { url, cookies, openedAt } = options;
  const address = new URL(url);
  const known = new Map(Object.entries(cookies));
  const begun = performance.now();

  return {
    fetch: options.fetch,
    cmsData: options.cmsData,
    console: options.console,
    now: () => openedAt + (performance.now() - begun),
    // The same each time: a scenario plays as it did before.
    random: () => 0.5,
    after(delayMs, task) {
      const timer = setTimeout(task, delayMs);
      return () => clearTimeout(timer);
    },
    nextTurn: () => new Promise((resolve) => void setTimeout(resolve)),
    hyphenator: loadHyphenator,
    url: () => address,
    cookie: (name) => known.get(name),
  };
}
