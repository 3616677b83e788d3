import { useEffect } from 'react';
import { writeAddress } from '../state/link/address.ts';
import type { PlaygroundStore } from '../state/state.ts';
import type { Environment } from '../environment/environment.ts';
import { waitForIdle } from '../environment/wait-for-idle.ts';

// Browsers stop taking new addresses from a page that changes them with every keystroke.
const QUIET_MS = 300;

/**
 * Writes what is on the screen into the address, so that a reload or a sent link shows the same.
 * Another scenario has an address of its own, and Back leads to the one before.
 */
export function useAddress(store: PlaygroundStore, environment: Environment): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The number of addresses that a person went to and that are being opened. */
    let openings = 0;
    const write = async () => {
      const { playground, offer, notice } = store.getState();
      // The person has not decided yet about the texts that the address brought.
      const isUndecided = offer || (notice?.kind === 'unknown-scenario' && notice.hasEdits);
      if (!playground || isUndecided) return;
      const writtenAt = Date.now();
      const { href } = await writeAddress(environment.address(), playground);
      // A later change has an address of its own, and writes it. Where a person has gone to another
      // one, that is the address of what is not open yet.
      const isLatest = store.getState().playground === playground && openings === 0;
      if (isLatest) environment.setAddress(href, writtenAt);
    };
    const stop = store.subscribe(({ playground }, before) => {
      if (!playground || playground === before.playground) return;
      const isOther = before.playground && before.playground.scenarioId !== playground.scenarioId;
      if (isOther && isChosenHere(playground.scenarioId, environment)) {
        environment.pushAddress(scenarioAddress(playground.scenarioId, environment), Date.now());
      }
      clearTimeout(timer);
      timer = setTimeout(() => void waitForIdle(window).then(write), QUIET_MS);
    });
    const leave = environment.onOtherAddress(() => {
      clearTimeout(timer);
      const writtenAt = environment.addressWrittenAt();
      openings += 1;
      void store
        .getState()
        .openAddress(environment.address(), writtenAt)
        .finally(() => {
          openings -= 1;
        });
    });
    return () => {
      clearTimeout(timer);
      leave();
      stop();
    };
  }, [store, environment]);
}

/**
 * Returns true if the address names another scenario than the open one, which was then chosen in
 * the window.
 */
function isChosenHere(scenarioId: string, { address }: Environment): boolean {
  return address().searchParams.get('scenario') !== scenarioId;
}

function scenarioAddress(scenarioId: string, { address }: Environment): string {
  const target = new URL(address().pathname, address());
  target.searchParams.set('scenario', scenarioId);
  return target.href;
}
