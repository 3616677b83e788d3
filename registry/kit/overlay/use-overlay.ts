import { useEffect, useEffectEvent, useReducer, useRef, useState, type RefObject } from 'react';
import { useControlled } from '../props/use-controlled.ts';
import { createOverlay, type Overlay, type OverlayEvent } from './create-overlay.ts';
import type { OverlayOptions } from './check-options.ts';
import type { OverlayMode } from './overlay-mode.ts';

/** Tells an overlay if it is open, and holds the callbacks for its changes. */
export interface OverlayState {
  /** True while it is open, where the owner keeps that state. */
  readonly open?: boolean | undefined;
  readonly defaultOpen?: boolean | undefined;
  /**
   * Called when a person opens or closes it, and when somebody refused what the owner requested.
   */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** Cancelled with `preventDefault()`, as is `onBeforeHide`. */
  readonly onBeforeShow?: ((event: Event) => void) | undefined;
  readonly onShow?: (() => void) | undefined;
  readonly onBeforeHide?: ((event: Event) => void) | undefined;
  readonly onHide?: (() => void) | undefined;
}

const EVENTS: readonly OverlayEvent[] = ['before-show', 'show', 'before-hide', 'hide'];

/**
 * Makes an element an overlay, and returns the props that belong to the element. Effects run after
 * every ref is set, so that an opener may be rendered later.
 */
export function useOverlay<Props extends OverlayState>(
  content: RefObject<HTMLElement | null>,
  options: OverlayOptions,
  props: Props,
) {
  const { open, defaultOpen = false, onOpenChange, ...more } = props;
  const { onBeforeShow, onShow, onBeforeHide, onHide, ...rest } = more;
  const [mode, setMode] = useState<OverlayMode>('desktop');
  const overlayRef = useRef<Overlay | null>(null);
  const [isOpen, setOpen] = useControlled({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const [changes, countChange] = useReducer((count: number) => count + 1, 0);

  const make = useEffectEvent(() => createOverlay(content.current, options));
  const follow = useEffectEvent((overlay: Overlay) => {
    if (overlay.isShown !== isOpen) setOpen(overlay.isShown);
  });
  const report = useEffectEvent((overlay: Overlay, event: Event) => {
    if (event.type === 'before-show') {
      setMode(overlay.mode);
      onBeforeShow?.(event);
    } else if (event.type === 'before-hide') onBeforeHide?.(event);
    else {
      if (event.type === 'show') onShow?.();
      else onHide?.();
      follow(overlay);
      countChange();
    }
  });

  useEffect(() => {
    const overlay = make();
    overlayRef.current = overlay;
    const listen = (event: Event) => report(overlay, event);
    EVENTS.forEach((type) => overlay.events.addEventListener(type, listen));
    return () => {
      overlayRef.current = null;
      overlay.remove();
    };
  }, []);

  useEffect(() => {
    overlayRef.current?.configure(options);
  });

  useEffect(() => {
    const overlay = overlayRef.current;
    if (!overlay) return;
    if (isOpen) overlay.show();
    else overlay.hide();
    follow(overlay);
  }, [isOpen]);

  const showAgain = useEffectEvent(() => {
    // One that stands in another went with that one.
    const isInClosed = content.current?.parentElement?.closest('.overlay:not([data-shown])');
    if (isOpen && !isInClosed) overlayRef.current?.show();
  });
  // An owner that keeps it open was asked by then, and has not closed it.
  useEffect(() => {
    if (changes > 0) showAgain();
  }, [changes]);

  return { mode, hide: () => overlayRef.current?.hide(), rest };
}
