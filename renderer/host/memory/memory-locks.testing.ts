import type { HostLocks } from '../host.ts';

interface Wish {
  readonly task: () => Promise<void>;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** The locks of one browser, and what becomes of those of a tab that closes. */
export interface MemoryLocks {
  /** Locks as one tab sees them; `close` lets go of all that it holds or waits for. */
  readonly ofTab: () => HostLocks & { readonly close: () => void };
}

/** Locks in the order in which they were asked for, as Web Locks grant them. */
export function createMemoryLocks(): MemoryLocks {
  const holders = new Map<string, Wish>();
  const waiting = new Map<string, readonly Wish[]>();

  const withdraw = (name: string, wish: Wish) =>
    waiting.set(
      name,
      (waiting.get(name) ?? []).filter((other) => other !== wish),
    );
  const release = (name: string, wish: Wish) => {
    if (holders.get(name) !== wish) return;
    holders.delete(name);
    const [next] = waiting.get(name) ?? [];
    if (next) hold(name, next);
  };
  function hold(name: string, wish: Wish) {
    withdraw(name, wish);
    holders.set(name, wish);
    const end = () => release(name, wish);
    void wish.task().then(wish.resolve, wish.reject).finally(end);
  }

  const ask = (name: string, wish: Wish, steal: boolean) => {
    const holder = holders.get(name);
    if (holder && steal) holder.reject(new DOMException('The lock was stolen.', 'AbortError'));
    if (!holder || steal) hold(name, wish);
    else waiting.set(name, [...(waiting.get(name) ?? []), wish]);
  };

  return {
    ofTab() {
      const own: { readonly name: string; readonly wish: Wish }[] = [];
      return {
        request: (name, wait, task) =>
          new Promise((resolve, reject) => {
            const wish = { task, resolve, reject };
            own.push({ name, wish });
            const giveUp = () => {
              withdraw(name, wish);
              if (holders.get(name) !== wish) reject(new DOMException('Given up.', 'AbortError'));
            };
            if ('signal' in wait) wait.signal.addEventListener('abort', giveUp, { once: true });
            ask(name, wish, 'steal' in wait);
          }),
        close() {
          for (const { name, wish } of own) {
            withdraw(name, wish);
            release(name, wish);
          }
        },
      };
    },
  };
}
