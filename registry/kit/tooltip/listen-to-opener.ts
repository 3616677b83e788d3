import type { TooltipTimer } from './tooltip-timer.ts';

/** The events that browsers make of a touch when it ends come within this time. */
const CLICK_AFTER_TOUCH_MS = 500;

/**
 * The element `around` holds an opener and its `bubble`, the tooltip itself, so that the pointer
 * may go from one to the other.
 */
export interface TooltipPlace {
  readonly around: HTMLElement;
  readonly bubble: HTMLElement;
}

/** Passes on to the timer what a person does with the opener, until the signal ends that. */
export function listenToOpener(
  options: TooltipPlace,
  timer: TooltipTimer,
  { signal }: { readonly signal: AbortSignal },
): void {
  const { around } = options;
  const { ownerDocument: document } = around;
  let isPressed = false;
  around.addEventListener(
    'pointerenter',
    ({ pointerType }) => {
      isPressed = false;
      if (pointerType !== 'touch') timer.request('hover');
    },
    { signal },
  );
  around.addEventListener('pointerleave', () => timer.release('hover'), { signal });
  around.addEventListener(
    'pointerdown',
    (event) => {
      if (isIn(options.bubble, event)) return;
      isPressed = true;
      timer.dismiss();
    },
    { signal },
  );
  document.addEventListener('keydown', () => (isPressed = false), { capture: true, signal });
  around.addEventListener(
    'focusin',
    ({ target }) => {
      // Fields show their focus after a press as well, which asks for something else than a
      // tooltip.
      const isVisible = target instanceof Element && target.matches(':focus-visible');
      if (isVisible && !isPressed) timer.request('focus');
    },
    { signal },
  );
  around.addEventListener('focusout', () => timer.release('focus'), { signal });
  listenToFingers(options, timer, signal);
  requestForPresent(around, timer);
}

/** A page that a server made may have the pointer on an opener before its code is there. */
function requestForPresent(around: HTMLElement, timer: TooltipTimer): void {
  // After a touch the hover stays, though no finger does. A focus that a page sets asks for none.
  const canHover = around.ownerDocument.defaultView?.matchMedia?.('(hover: hover)').matches;
  if (canHover && around.matches(':hover')) timer.request('hover');
}

/**
 * A finger that stays asks for the tooltip, and for nothing that its opener does when it is
 * pressed.
 */
function listenToFingers(
  { around, bubble }: TooltipPlace,
  timer: TooltipTimer,
  signal: AbortSignal,
): void {
  const { ownerDocument: document } = around;
  let isHeld = false;
  let hasShownUntil = 0;
  around.addEventListener(
    'pointerdown',
    (event) => {
      hasShownUntil = 0;
      isHeld = event.pointerType === 'touch' && !isIn(bubble, event);
      if (isHeld) timer.press();
    },
    { signal },
  );
  for (const type of ['pointerup', 'pointercancel'] as const) {
    around.addEventListener(
      type,
      ({ timeStamp }) => {
        const hasShown = timer.lift();
        if (isHeld && hasShown) hasShownUntil = timeStamp + CLICK_AFTER_TOUCH_MS;
        isHeld = false;
      },
      { signal },
    );
  }
  const swallow = (event: Event) => {
    if (!isHeld && event.timeStamp > hasShownUntil) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // The menu that a long touch opens would cover the tooltip.
  around.addEventListener('contextmenu', swallow, { capture: true, signal });
  around.addEventListener('click', swallow, { capture: true, signal });
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (!isIn(around, event)) timer.release('press');
    },
    { capture: true, signal },
  );
}

function isIn(element: HTMLElement, event: Event): boolean {
  return event.composedPath().includes(element);
}
