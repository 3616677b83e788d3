import type { GalleryScenario } from './gallery-scenario.ts';

/** Calls back with a value as it is now. Returns a function that stops it. */
export type Follow<Value> = (listener: (value: Value) => void) => () => void;

export type FollowIndex = Follow<readonly GalleryScenario[]>;

/** The list of all scenarios, which the server makes anew where something was saved. */
export const INDEX = '/preview/index.json';

/** A save of another window shows after so many milliseconds. */
const INTERVAL_MS = 2_000;

/**
 * Follows the list while the window can be seen: it is asked for again and again, which costs next
 * to nothing where nothing has changed. Whatever goes wrong is tried again the next time. `read`
 * makes of it what the listener wants.
 */
export function followIndex<Value>(
  window: Window & typeof globalThis,
  read: (index: unknown) => Value,
): Follow<Value> {
  return (listener) => {
    const { document } = window;
    let last = '';
    let isAsking = false;
    const ask = async (): Promise<void> => {
      if (isAsking || document.visibilityState === 'hidden') return;
      isAsking = true;
      try {
        const response = await window.fetch(INDEX);
        const text = response.ok ? await response.text() : last;
        if (text !== last) listener(read(JSON.parse(text)));
        last = text;
      } catch {
        // The server was stopped, or is being started again.
      } finally {
        isAsking = false;
      }
    };
    const askNow = () => void ask();
    const timer = window.setInterval(askNow, INTERVAL_MS);
    document.addEventListener('visibilitychange', askNow);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', askNow);
    };
  };
}
