import type { Platform } from '../../platform/index.ts';
import type { PendingTask } from '../../view/index.ts';

/** Nobody waits longer for features: by then a visitor has long begun to read. */
const TASKS_LIMIT_MS = 2_000;

interface TasksWatch {
  /** Resolves once no feature has a task that is pending, or after two seconds. */
  readonly settled: () => Promise<void>;
  readonly stop: () => void;
}

/** Watches for what the features of a page wait for, from the first on. */
export function watchTasks({ events, host }: Pick<Platform, 'events' | 'host'>): TasksWatch {
  const pending = new Set<PendingTask>();
  const waiting = new Set<() => void>();
  let hasBegun = false;
  const end = (task: PendingTask) => {
    pending.delete(task);
    if (pending.size === 0) waiting.forEach((resolve) => resolve());
  };
  const stop = events.on('pending-task', (detail) => {
    if (!isPendingTask(detail)) return;
    hasBegun = true;
    pending.add(detail);
    const ended = () => end(detail);
    detail.complete.then(ended, ended);
  });

  const allEnded = async () => {
    if (pending.size === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const stopTimer = host.after(TASKS_LIMIT_MS, resolve);
    waiting.add(resolve);
    await promise;
    stopTimer();
    waiting.delete(resolve);
  };

  return {
    stop,
    async settled() {
      if (!hasBegun) return;
      await allEnded();
      // React renders the result of a task in a turn of its own, which one of ours may be ahead of.
      await host.nextTurn();
      await host.nextTurn();
    },
  };
}

function isPendingTask(detail: unknown): detail is PendingTask {
  return (
    typeof detail === 'object' &&
    detail !== null &&
    'complete' in detail &&
    detail.complete instanceof Promise
  );
}
