import { createOverlay } from '../overlay/create-overlay.ts';
import { listenToOpener, type TooltipPlace } from './listen-to-opener.ts';
import { createTooltipTimer } from './tooltip-timer.ts';

const DISABLED = ':disabled, [aria-disabled="true"]';

/** Lets a bubble tell about the element that refers to it, until what is returned is called. */
export function attachTooltip({ around, bubble }: TooltipPlace): () => void {
  const opener = () => openerOf(around, bubble.id);
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

function openerOf(around: HTMLElement, id: string): HTMLElement | null {
  return around.querySelector<HTMLElement>(
    `[aria-describedby~="${CSS.escape(id)}"], [aria-labelledby~="${CSS.escape(id)}"]`,
  );
}
