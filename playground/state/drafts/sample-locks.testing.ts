import type { Locks } from './create-lock.ts';

type Granted = (lock: unknown) => unknown;

interface Holder {
  readonly take: () => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * For tests: the locks of a browser that several windows share, as far as the playground uses them.
 */
export function sampleLocks(): Locks {
  const holders = new Map<string, Holder>();
  const queues = new Map<string, Holder[]>();
  const queueOf = (name: string) => queues.get(name) ?? [];

  const next = (name: string): void => {
    const [first, ...rest] = queueOf(name);
    queues.set(name, rest);
    holders.delete(name);
    first?.take();
  };

  const request = (name: string, options: LockOptions, granted: Granted): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const holder: Holder = {
        reject,
        take() {
          holders.set(name, holder);
          void Promise.resolve(granted({ name })).then((result) => {
            resolve(result);
            if (holders.get(name) === holder) next(name);
          });
        },
      };
      const present = holders.get(name);
      if (options.ifAvailable && present) resolve(granted(null));
      else if (options.steal) {
        present?.reject(new DOMException('Stolen', 'AbortError'));
        holder.take();
      } else if (present) {
        queues.set(name, [...queueOf(name), holder]);
        options.signal?.addEventListener('abort', () => {
          queues.set(
            name,
            queueOf(name).filter((each) => each !== holder),
          );
          reject(new DOMException('Aborted', 'AbortError'));
        });
      } else holder.take();
    });
  return { request };
}
