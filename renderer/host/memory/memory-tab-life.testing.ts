import type { Host } from '../host.ts';
import type { MemoryClock } from './memory-clock.testing.ts';

/** When a tab runs, and what reaches it from outside. */
export interface TabLife {
  /** Does what reaches the tab, as soon as it can hear of it. */
  readonly deliver: (task: () => void) => void;
  readonly after: Host['after'];
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly throttle: (everyMs: number) => void;
  readonly close: () => void;
}

/** Makes the life of a tab that runs from the start. */
export function createTabLife(clock: MemoryClock): TabLife {
  let state: 'running' | 'frozen' | 'closed' = 'running';
  let everyMs = 1;
  let held: (() => void)[] = [];

  const deliver = (task: () => void) => {
    if (state === 'running') task();
    if (state === 'frozen') held.push(task);
  };

  return {
    deliver,
    after(delayMs, task) {
      const dueTime = Math.ceil((clock.now() + Math.max(0, delayMs)) / everyMs) * everyMs;
      let isStopped = false;
      const run = () => {
        if (!isStopped) task();
      };
      const stop = clock.after(dueTime - clock.now(), () => deliver(run));
      return () => {
        isStopped = true;
        stop();
      };
    },
    freeze: () => {
      state = 'frozen';
    },
    thaw() {
      state = 'running';
      const tasks = held;
      held = [];
      tasks.forEach((task) => task());
    },
    throttle: (ms) => {
      everyMs = ms;
    },
    close: () => {
      state = 'closed';
    },
  };
}
