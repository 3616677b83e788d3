import type { TooltipTimer } from './tooltip-timer.ts';

/** What browsers make of a touch when it ends comes within this time. */
const CLICK_AFTER_TOUCH_MS = 500;

/** What holds an opener and the bubble that tells about it, so that the pointer may go from one to the other. */
export interface TooltipPlace {
  readonly around: HTMLElement;
  readonly bubble: HTMLElement;
}

/** Tells the timer what a person does with the opener, until the signal ends that. */
export function listenToOpener(
  place: TooltipPlace,
  timer: TooltipTimer,
  { signal }: { readonly signal: AbortSignal },
): void {
  const { around } = place;
  let isPressed = false;
  around.addEventListener(
    'pointerenter',
    ({ pointerType }) => {
      isPressed = false;
      if (pointerType !== 'touch') timer.want('hover');
    },
    { signal },
  );
  around.addEventListener('pointerleave', () => timer.unwant('hover'), { signal });
  around.addEventListener(
    'pointerdown',
    (event) => {
      if (isIn(place.bubble, event)) return;
      isPressed = true;
      timer.dismiss();
    },
    { signal },
  );
  document.addEventListener('keydown', () => (isPressed = false), { capture: true, signal });
  around.addEventListener(
    'focusin',
    ({ target }) => {
      // Fields show their focus after a press as well, which asks for something else than a tooltip.
      const isVisible = target instanceof Element && target.matches(':focus-visible');
      if (isVisible && !isPressed) timer.want('focus');
    },
    { signal },
  );
  around.addEventListener('focusout', () => timer.unwant('focus'), { signal });
  listenToFingers(place, timer, signal);
}

/** A finger that stays asks for the tooltip, and for nothing that its opener does when it is pressed. */
function listenToFingers(
  { around, bubble }: TooltipPlace,
  timer: TooltipTimer,
  signal: AbortSignal,
): void {
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
        const hasShown = timer.release();
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
      if (!isIn(around, event)) timer.unwant('press');
    },
    { capture: true, signal },
  );
}

function isIn(element: HTMLElement, event: Event): boolean {
  return event.composedPath().includes(element);
}
