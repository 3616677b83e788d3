import { createLock, type Lock, type Locks } from './create-lock.ts';

/** Decides which window may change a scenario: one at a time. */
export interface Claims {
  /**
   * Asks for a scenario, and lets go of the one before. Resolves to true if this window may change
   * it.
   */
  readonly claim: (scenarioId: string) => Promise<boolean>;
  /** Returns true if this window may change the scenario now. */
  readonly isOwn: (scenarioId: string) => boolean;
  /** Asks the other window for the scenario, and takes it where no answer comes. */
  readonly takeOver: () => Promise<void>;
}

/** The messages with which windows ask each other for a scenario. */
export interface ClaimsChannel {
  readonly request: (scenarioId: string) => void;
  readonly onRequest: (listener: (scenarioId: unknown) => void) => void;
}

export interface ClaimsOptions {
  /**
   * Is undefined where the browser has no locks: every window then takes itself for the only one.
   */
  readonly locks: Locks | undefined;
  readonly channel: ClaimsChannel;
  /** Is called before the scenario is let go, and stores unstored changes. */
  readonly beforeRelease: () => Promise<void>;
  /** Another window has taken the scenario, or has let it go to this one. */
  readonly onChange: (isOwn: boolean, scenarioId: string) => void;
}

interface Claimed {
  readonly scenarioId: string;
  readonly lock: Lock;
  /** Resolves once it is known if the lock was free. */
  readonly taken: Promise<boolean>;
}

// A window that sleeps or hangs gives no answer.
const MAX_WAIT_MS = 2_000;

/** Claims by the browser's locks. */
export function createClaims(options: ClaimsOptions): Claims {
  const { locks, channel, beforeRelease, onChange } = options;
  let present: Claimed | undefined;
  /** Scenarios that this window lets go, which takes until its work on them is stored. */
  const releases = new Map<string, Promise<void>>();

  channel.onRequest((scenarioId) => {
    if (present && scenarioId === present.scenarioId && present.lock.isHeld()) void lend(present);
  });

  async function lend({ scenarioId, lock }: Claimed): Promise<void> {
    onChange(false, scenarioId);
    await beforeRelease();
    lock.lend();
  }

  function release(claimed: Claimed | undefined): void {
    const released = beforeRelease().finally(claimed?.lock.leave);
    if (claimed) releases.set(claimed.scenarioId, released);
  }

  return {
    async claim(scenarioId) {
      if (!locks) return true;
      if (present?.scenarioId === scenarioId) {
        const { taken, lock } = present;
        return taken.then(lock.isHeld);
      }
      release(present);
      const lock = createLock({
        locks,
        name: `vitrine-playground:${scenarioId}`,
        onChange: (isHeld) => present?.lock === lock && onChange(isHeld, scenarioId),
      });
      // A window that comes back to a scenario at once would find its own lock there.
      const taken = Promise.resolve(releases.get(scenarioId)).then(lock.take);
      present = { scenarioId, lock, taken };
      return taken;
    },
    isOwn: (scenarioId) => !locks || (present?.scenarioId === scenarioId && present.lock.isHeld()),
    async takeOver() {
      const claimed = present;
      if (!claimed || claimed.lock.isHeld()) return;
      channel.request(claimed.scenarioId);
      await new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
      if (claimed === present && !claimed.lock.isHeld()) claimed.lock.steal();
    },
  };
}
