import { useEffect, useId, useRef, type ReactNode } from 'react';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { useSharedRef } from '../props/use-shared-ref.ts';
import { createOverlay } from '../overlay/create-overlay.ts';
import { findOpener } from '../overlay/find-opener.ts';
import { createTooltipTimer, type TooltipTimer } from './tooltip-timer.ts';
import './tooltip.css';

const DISABLED = ':disabled, [aria-disabled="true"]';

/** The attributes that the opener needs so that a screen reader finds the tooltip. */
export type OpenerAttributes =
  | { readonly 'aria-describedby': string }
  | { readonly 'aria-labelledby': string };

interface TooltipOptions {
  readonly text: ReactNode;
  /** `labels` where the opener has no text of its own, such as a button with an icon. */
  readonly relation?: 'describes' | 'labels';
  /** Renders the opener, with these attributes on it. */
  readonly children: (opener: OpenerAttributes) => ReactNode;
}

/** The events that browsers make of a touch when it ends come within this time. */
const CLICK_AFTER_TOUCH_MS = 500;

/**
 * A short text about an element, for whoever points at it, focuses it or keeps a finger on it.
 *
 * @example <Tooltip text="All costs included">{(opener) => <Button
 * {...opener}>APR</Button>}</Tooltip>
 */
export function Tooltip(props: PartProps<'span', TooltipOptions>) {
  const { text, relation = 'describes', children, className, ref, ...rest } = props;
  const id = useId();
  const around = useSharedRef(ref);
  const bubble = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!around.current || !bubble.current) return undefined;
    return attachTooltip({ around: around.current, bubble: bubble.current });
  }, [around]);

  return (
    <span className={joinClassNames('tooltip', className)} ref={around} {...rest}>
      {children(relation === 'labels' ? { 'aria-labelledby': id } : { 'aria-describedby': id })}
      <span className="tooltip__bubble" ref={bubble} id={id} role="tooltip" popover="manual">
        <span className="tooltip__text">{text}</span>
      </span>
    </span>
  );
}

/**
 * Makes a bubble the tooltip of the element that refers to it, until what is returned is called.
 */
function attachTooltip({ around, bubble }: TooltipPlace): () => void {
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

/**
 * The element `around` holds an opener and its `bubble`, the tooltip itself, so that the pointer
 * may go from one to the other.
 */
interface TooltipPlace {
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

/**
 * A page that a server made may have the pointer or the focus of a keyboard on an opener before its
 * code is there.
 */
function requestForPresent(around: HTMLElement, timer: TooltipTimer): void {
  // After a touch the hover stays, though no finger does.
  const canHover = around.ownerDocument.defaultView?.matchMedia?.('(hover: hover)').matches;
  if (canHover && around.matches(':hover')) timer.request('hover');
  // A field shows its focus after a press as well, and so does an element that a page focuses.
  const focused = around.querySelector(':focus-visible');
  if (focused && !focused.matches('input, textarea, [autofocus]')) timer.request('focus');
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
