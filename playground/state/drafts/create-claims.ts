import { createLock, type Lock, type Locks } from './create-lock.ts';

/** Decides which window may change a scenario: one at a time. */
export interface Claims {
  /**
   * Asks for a scenario, and lets go of the one before. Resolves to true if this window may change
   * it.
   */
  readonly claim: (scenarioId: string) => Promise<boolean>;
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
  /** Another window has taken it, or has let it go to this one. */
  readonly onChange: (isOwn: boolean) => void;
}

// A window that sleeps or hangs gives no answer.
const MAX_WAIT_MS = 2_000;

/** Claims by the browser's locks. */
export function createClaims(options: ClaimsOptions): Claims {
  const { locks, channel, beforeRelease, onChange } = options;
  let present: { readonly scenarioId: string; readonly lock: Lock } | undefined;

  channel.onRequest((scenarioId) => {
    if (present && scenarioId === present.scenarioId && present.lock.isHeld()) {
      void lend(present.lock);
    }
  });

  async function lend(lock: Lock): Promise<void> {
    onChange(false);
    await beforeRelease();
    lock.lend();
  }

  return {
    async claim(scenarioId) {
      if (!locks) return true;
      if (present?.scenarioId === scenarioId) return present.lock.isHeld();
      const before = present?.lock;
      void beforeRelease().finally(before?.leave);
      const lock = createLock({
        locks,
        name: `vitrine-playground:${scenarioId}`,
        onChange: (isHeld) => present?.lock === lock && onChange(isHeld),
      });
      present = { scenarioId, lock };
      return lock.take();
    },
    async takeOver() {
      const claimed = present;
      if (!claimed || claimed.lock.isHeld()) return;
      channel.request(claimed.scenarioId);
      await new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
      if (claimed === present && !claimed.lock.isHeld()) claimed.lock.steal();
    },
  };
}
