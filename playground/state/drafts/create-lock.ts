/**
 * A lock of the browser that one window at a time can hold. Where that window ends, however it
 * does, it is free.
 */
export interface Lock {
  /** Takes it if it is free, and else waits for it. Resolves to true if it was free. */
  readonly take: () => Promise<boolean>;
  /** Takes it from the window that holds it. */
  readonly steal: () => void;
  /** Lets it go and waits until it comes back. */
  readonly lend: () => void;
  /** Lets it go, or waits no longer. */
  readonly leave: () => void;
  readonly isHeld: () => boolean;
}

/** The part of the browser's locks that is used here. */
export interface Locks {
  readonly request: (
    name: string,
    options: globalThis.LockOptions,
    granted: (lock: unknown) => unknown,
  ) => Promise<unknown>;
}

export interface LockOptions {
  readonly locks: Locks;
  readonly name: string;
  /** It came after waiting, or somebody has stolen it. */
  readonly onChange: (isHeld: boolean) => void;
}

export function createLock({ locks, name, onChange }: LockOptions): Lock {
  let release: (() => void) | undefined;
  let waiting: AbortController | undefined;
  let isLeft = false;

  /** Holds it until it is released or stolen; not at all where it comes too late. */
  function hold(): Promise<void> | undefined {
    if (isLeft) return undefined;
    return new Promise((resolve) => {
      release = resolve;
    });
  }

  function acquire(): Promise<void> | undefined {
    waiting = undefined;
    const holding = hold();
    if (holding) onChange(true);
    return holding;
  }

  function wait(): void {
    const controller = new AbortController();
    waiting = controller;
    locks
      .request(name, { signal: controller.signal }, acquire)
      .catch(() => !controller.signal.aborted && noteStolen());
  }

  /** The only reason for a held lock to fail is that it was stolen. */
  function noteStolen(): void {
    if (isLeft) return;
    release = undefined;
    onChange(false);
    wait();
  }

  function releaseNow(): void {
    waiting?.abort();
    release?.();
    release = undefined;
  }

  return {
    take: () =>
      new Promise((resolve) => {
        const answer = (lock: unknown) => {
          resolve(lock !== null);
          if (!lock) wait();
          return lock ? hold() : undefined;
        };
        locks.request(name, { ifAvailable: true }, answer).catch(noteStolen);
      }),
    steal() {
      // Its place in the queue would bring it back to this window after it was lent.
      waiting?.abort();
      locks.request(name, { steal: true }, acquire).catch(noteStolen);
    },
    lend() {
      releaseNow();
      wait();
    },
    leave() {
      isLeft = true;
      releaseNow();
    },
    isHeld: () => release !== undefined,
  };
}
