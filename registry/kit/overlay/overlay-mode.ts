import { DESKTOP_FROM_PX } from '../breakpoints/breakpoints.ts';

/** Wide enough for what opens beside its opener, or not. */
export type OverlayMode = 'desktop' | 'mobile';

/** One value for every window, or one for each mode. */
export type PerMode<Value extends string> = Value | Readonly<Record<OverlayMode, Value>>;

/** The mode of a window of this width. */
export function getOverlayMode(widthInPx: number): OverlayMode {
  return widthInPx >= DESKTOP_FROM_PX ? 'desktop' : 'mobile';
}

/** Returns the value that counts in a mode. */
export function selectForMode<Value extends string>(
  value: PerMode<Value>,
  mode: OverlayMode,
): Value {
  return typeof value === 'string' ? value : value[mode];
}
