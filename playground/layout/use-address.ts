import { useEffect, useRef } from 'react';
import { MODE_PARAMETER, writeAddress } from '../state/link/address.ts';
import type { PlaygroundStore } from '../state/state.ts';
import type { Environment } from '../environment/environment.ts';
import { waitForIdle } from '../environment/wait-for-idle.ts';
import type { Mode } from './mode.ts';

// Browsers stop taking new addresses from a page that changes them with every keystroke.
const QUIET_MS = 300;

/**
 * Writes what is on the screen into the address, so that a reload or a sent link shows the same.
 * Another scenario has an address of its own, and Back leads to the one before. The mode is that of
 * the window, also where Back leads to an address that was written in another one.
 */
export function useAddress(
  store: PlaygroundStore,
  environment: Environment,
  mode: Mode | undefined,
): void {
  const linkedMode = useRef(mode);
  useEffect(() => {
    linkedMode.current = mode;
  }, [mode]);
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
      const { href } = await writeAddress(
        nameMode(environment.address(), linkedMode.current),
        playground,
      );
      // A later change has an address of its own, and writes it. Where a person has gone to another
      // one, that is the address of what is not open yet.
      const isLatest = store.getState().playground === playground && openings === 0;
      if (isLatest) environment.setAddress(href, writtenAt);
    };
    const stop = store.subscribe(({ playground }, before) => {
      if (!playground || playground === before.playground) return;
      const isOther = before.playground && before.playground.scenarioId !== playground.scenarioId;
      if (isOther && isChosenHere(playground.scenarioId, environment)) {
        environment.pushAddress(
          scenarioAddress(playground.scenarioId, environment, linkedMode.current),
          Date.now(),
        );
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

function scenarioAddress(
  scenarioId: string,
  { address }: Environment,
  mode: Mode | undefined,
): string {
  const target = new URL(address().pathname, address());
  target.searchParams.set('scenario', scenarioId);
  return nameMode(target, mode).href;
}

/** Names a mode in an address; without one, it names none any more. */
export function nameMode(address: URL, mode: Mode | undefined): URL {
  if (mode === undefined) address.searchParams.delete(MODE_PARAMETER);
  else address.searchParams.set(MODE_PARAMETER, mode);
  return address;
}
