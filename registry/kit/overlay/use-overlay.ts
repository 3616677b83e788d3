import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { createOverlay, type Overlay, type OverlayEvent } from './create-overlay.ts';
import type { OverlayOptions } from './check-options.ts';
import type { OverlayMode } from './overlay-mode.ts';

/** Whether an overlay is shown, and who wants to know about it. */
export interface OverlayState {
  readonly isShown: boolean;
  /** Called when it was shown or hidden without being asked, and when somebody refused what was asked. */
  readonly onShownChange?: ((isShown: boolean) => void) | undefined;
  /** Cancelled with `preventDefault()`, as is `onBeforeHide`. */
  readonly onBeforeShow?: ((event: Event) => void) | undefined;
  readonly onShow?: (() => void) | undefined;
  readonly onBeforeHide?: ((event: Event) => void) | undefined;
  readonly onHide?: (() => void) | undefined;
}

const EVENTS: readonly OverlayEvent[] = ['before-show', 'show', 'before-hide', 'hide'];

/** Lets an element be an overlay. Effects run after every ref is set, so that an opener may be drawn later. */
export function useOverlay(
  content: RefObject<HTMLElement | null>,
  { kind, opener, canEscape }: OverlayOptions,
  state: OverlayState,
): { readonly mode: OverlayMode; readonly hide: () => void } {
  const [mode, setMode] = useState<OverlayMode>('desktop');
  const overlayRef = useRef<Overlay | null>(null);
  const { isShown } = state;

  const make = useEffectEvent(() => createOverlay(content.current, { kind, opener, canEscape }));
  const follow = useEffectEvent((overlay: Overlay) => {
    if (overlay.isShown !== isShown) state.onShownChange?.(overlay.isShown);
  });
  const tell = useEffectEvent((overlay: Overlay, event: Event) => {
    if (event.type === 'before-show') {
      setMode(overlay.mode);
      state.onBeforeShow?.(event);
    }
    if (event.type === 'before-hide') state.onBeforeHide?.(event);
    if (event.type === 'show') state.onShow?.();
    if (event.type === 'hide') state.onHide?.();
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
    if (isShown) overlay.show();
    else overlay.hide();
    follow(overlay);
  }, [isShown]);

  return { mode, hide: () => overlayRef.current?.hide() };
}
