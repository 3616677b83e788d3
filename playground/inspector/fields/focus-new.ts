import { flushSync } from 'react-dom';

/** Puts the focus on what has come into an element, or is left in it, after a change of the document. */
export function focusNew(element: HTMLElement | null, selector: string): void {
  // The change is on the screen before anything else happens, so that no key goes astray.
  flushSync(() => {});
  element?.querySelector<HTMLElement>(selector)?.focus();
}
