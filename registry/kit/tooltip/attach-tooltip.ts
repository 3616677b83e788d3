import { createOverlay } from '../overlay/create-overlay.ts';
import { findOpener } from '../overlay/find-opener.ts';
import { listenToOpener, type TooltipPlace } from './listen-to-opener.ts';
import { createTooltipTimer } from './tooltip-timer.ts';

const DISABLED = ':disabled, [aria-disabled="true"]';

/**
 * Makes a bubble the tooltip of the element that refers to it, until what is returned is called.
 */
export function attachTooltip({ around, bubble }: TooltipPlace): () => void {
  const opener = () => findOpener(bubble, ['aria-describedby', 'aria-labelledby'], around);
  if (!opener()) {
    console.warn('The tooltip found no opener. Spread the attributes it hands out on an element.');
  }

  const overlay = createOverlay(bubble, { kind: 'tooltip', opener });
  overlay.events.addEventListener('before-show', (event) => {
    if (opener()?.matches(DISABLED) !== false) event.preventDefault();
  });
  const timer = createTooltipTimer(overlay);
  const listening = new AbortController();
  listenToOpener({ around, bubble }, timer, listening);
  return () => {
    listening.abort();
    timer.stop();
    overlay.remove();
  };
}
