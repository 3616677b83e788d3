import { lockScroll } from '../overlay/scroll-lock.ts';
import { trapTab } from '../overlay/tab-stops.ts';
import { isTab } from './menu-keys.ts';

/**
 * Makes the panel of an open menu a modal dialog until what is returned is called. Small screens
 * alone need this.
 */
export function showAsModal(panel: HTMLElement): () => void {
  const listening = new AbortController();
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-modal', 'true');
  const unlock = lockScroll(panel);
  panel.ownerDocument.addEventListener(
    'keydown',
    (event) => void (isTab(event) && trapTab(event, panel)),
    { signal: listening.signal },
  );
  if (!panel.contains(panel.ownerDocument.activeElement)) {
    panel.querySelector<HTMLElement>('button, a[href], summary')?.focus();
  }
  return () => {
    listening.abort();
    unlock();
    panel.removeAttribute('role');
    panel.removeAttribute('aria-modal');
  };
}
