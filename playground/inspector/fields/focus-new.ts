import { flushSync } from 'react-dom';

/** Puts the focus on what has come after a change of the document, or is left. */
export function focusNew(find: () => HTMLElement | null | undefined): void {
  // The change is on the screen before anything else happens, so that no key goes astray.
  flushSync(() => {});
  find()?.focus();
}
