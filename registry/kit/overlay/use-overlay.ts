import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useControlled } from '../props/use-controlled.ts';
import { createOverlay, type Overlay, type OverlayEvent } from './create-overlay.ts';
import type { OverlayOptions } from './check-options.ts';
import type { OverlayMode } from './overlay-mode.ts';

/** Whether an overlay is open, and what is called when that changes. */
export interface OverlayState {
  /** Whether it is open, where the owner keeps that. */
  readonly open?: boolean | undefined;
  readonly defaultOpen?: boolean | undefined;
  /** Called when a person opens or closes it, and when somebody refused what the owner requested. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** Cancelled with `preventDefault()`, as is `onBeforeHide`. */
  readonly onBeforeShow?: ((event: Event) => void) | undefined;
  readonly onShow?: (() => void) | undefined;
  readonly onBeforeHide?: ((event: Event) => void) | undefined;
  readonly onHide?: (() => void) | undefined;
}

const EVENTS: readonly OverlayEvent[] = ['before-show', 'show', 'before-hide', 'hide'];

/** Makes an element an overlay. Effects run after every ref is set, so that an opener may be rendered later. */
export function useOverlay(
  content: RefObject<HTMLElement | null>,
  { kind, opener, canEscape }: OverlayOptions,
  state: OverlayState,
): { readonly mode: OverlayMode; readonly hide: () => void } {
  const [mode, setMode] = useState<OverlayMode>('desktop');
  const overlayRef = useRef<Overlay | null>(null);
  const [isOpen, setOpen] = useControlled({
    value: state.open,
    defaultValue: state.defaultOpen ?? false,
    onChange: state.onOpenChange,
  });
  const [hides, setHides] = useState(0);

  const make = useEffectEvent(() => createOverlay(content.current, { kind, opener, canEscape }));
  const follow = useEffectEvent((overlay: Overlay) => {
    if (overlay.isShown !== isOpen) setOpen(overlay.isShown);
  });
  const tell = useEffectEvent((overlay: Overlay, event: Event) => {
    if (event.type === 'before-show') {
      setMode(overlay.mode);
      state.onBeforeShow?.(event);
    }
    if (event.type === 'before-hide') state.onBeforeHide?.(event);
    if (event.type === 'show') state.onShow?.();
    if (event.type === 'hide') {
      state.onHide?.();
      setHides((count) => count + 1);
    }
    if (event.type === 'show' || event.type === 'hide') follow(overlay);
  });

  useEffect(() => {
    const overlay = make();
    overlayRef.current = overlay;
    const listen = (event: Event) => tell(overlay, event);
    EVENTS.forEach((type) => overlay.events.addEventListener(type, listen));
    return () => {
      overlayRef.current = null;
      overlay.remove();
    };
  }, []);

  useEffect(() => {
    overlayRef.current?.configure({ kind, opener, canEscape });
  });

  useEffect(() => {
    const overlay = overlayRef.current;
    if (!overlay) return;
    if (isOpen) overlay.show();
    else overlay.hide();
    follow(overlay);
  }, [isOpen]);

  const showAgain = useEffectEvent(() => {
    // It went with the overlay around it.
    const isCovered = content.current?.parentElement?.closest('.overlay:not([data-shown])');
    if (isOpen && !isCovered) overlayRef.current?.show();
  });
  // An owner that keeps it open was asked by then, and has not closed it.
  useEffect(() => {
    if (hides > 0) showAgain();
  }, [hides]);

  return { mode, hide: () => overlayRef.current?.hide() };
}
