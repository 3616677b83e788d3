import { act } from 'react';

const SWITCH = 'IS_REACT_ACT_ENVIRONMENT';

/**
 * Runs an action of a test, and ends once React has drawn all that came of it and run every effect.
 */
export async function actInBrowser(does: () => unknown): Promise<void> {
  Reflect.set(globalThis, SWITCH, true);
  await act(async () => void (await does()));
  Reflect.set(globalThis, SWITCH, false);
}
