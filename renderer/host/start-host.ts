import { detectDevice } from './detect-device.ts';
import type { Host } from './host.ts';

/** The parts of the outside world that a page in a browser needs before anybody uses it. */
export type StartHost = Pick<
  Host,
  'after' | 'console' | 'device' | 'fetch' | 'now' | 'reload' | 'url'
>;

/** That part of a browser's host which every visitor loads. */
export function createStartHost(window: Window & typeof globalThis): Required<StartHost> {
  const { console, location, navigator } = window;
  return {
    console,
    fetch: (request) => window.fetch(request),
    now: () => Date.now(),
    after(delayMs, task) {
      const timer = window.setTimeout(task, delayMs);
      return () => window.clearTimeout(timer);
    },
    url: () => new URL(location.href),
    reload: () => location.reload(),
    device: () => detectDevice(navigator),
  };
}
