import { createOverlay } from '../overlay/create-overlay.ts';
import { createTooltipTimer } from './tooltip-timer.ts';

const DISABLED = ':disabled, [aria-disabled="true"]';

interface TooltipParts {
  /** What holds the opener and the bubble, so that the pointer may go from one to the other. */
  readonly around: HTMLElement;
  readonly bubble: HTMLElement;
}

/** Lets a bubble tell about the element that refers to it, until what is returned is called. */
export function attachTooltip({ around, bubble }: TooltipParts): () => void {
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
  listen({ around, bubble }, timer, listening.signal);
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

function listen(
  { around, bubble }: TooltipParts,
  timer: ReturnType<typeof createTooltipTimer>,
  signal: AbortSignal,
): void {
  let isTouched = false;
  around.addEventListener(
    'pointerenter',
    ({ pointerType }) => {
      if (pointerType !== 'touch') timer.want('hover');
    },
    { signal },
  );
  around.addEventListener('pointerleave', () => timer.unwant('hover'), { signal });
  around.addEventListener(
    'pointerdown',
    (event) => {
      isTouched = event.pointerType === 'touch';
      if (isTouched && !event.composedPath().includes(bubble)) timer.press();
    },
    { signal },
  );
  for (const type of ['pointerup', 'pointercancel'] as const) {
    around.addEventListener(type, timer.release, { signal });
  }
  around.addEventListener(
    'focusin',
    ({ target }) => {
      // A tap focuses too, but only a long press asks for the tooltip.
      const isTapped = isTouched && target instanceof Element && !target.matches(':focus-visible');
      if (!isTapped) timer.want('focus');
    },
    { signal },
  );
  around.addEventListener('focusout', () => timer.unwant('focus'), { signal });
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (!event.composedPath().includes(around)) timer.unwant('press');
    },
    { capture: true, signal },
  );
}
