import type { OverlayKind } from './overlay-kinds.ts';

const COLORS = ['orange', 'indigo', 'sky', 'white', 'white-orange'] as const;
const SIZES = [24, 19] as const;

export type FrameColor = (typeof COLORS)[number];
export type FrameSize = (typeof SIZES)[number];

/**
 * The look of the extended dialog frame: a colour, the size of its title, and whether it is wide.
 */
export type ExtendedVariation = `${FrameColor}-${FrameSize}${'' | '-wide'}`;

/** Every name of an overlay's frame. Those that begin with a colour are deprecated. */
export type FrameVariation =
  | 'dialog'
  | 'dialog-full-screen-on-mobile'
  | 'bottom-sheet'
  | 'popover'
  | 'dropdown'
  | ExtendedVariation;

/** Describes the overlay that a variation stands for. */
export interface Frame {
  readonly kind: OverlayKind;
  readonly isFullScreenOnMobile?: boolean;
  readonly color?: FrameColor;
  readonly size?: FrameSize;
  readonly isWide?: boolean;
}

const FRAMES = new Map<string, Frame>([
  ['dialog', { kind: 'dialog' }],
  ['dialog-full-screen-on-mobile', { kind: 'dialog', isFullScreenOnMobile: true }],
  ['bottom-sheet', { kind: 'bottom-sheet' }],
  ['popover', { kind: 'popover' }],
  ['dropdown', { kind: 'dropdown' }],
  ...COLORS.flatMap((color) =>
    SIZES.flatMap((size) =>
      [false, true].map((isWide): [string, Frame] => [
        `${color}-${size}${isWide ? '-wide' : ''}`,
        { kind: 'dialog', color, size, isWide },
      ]),
    ),
  ),
]);

/**
 * Reads the variation of an overlay's frame, be it a deprecated one. Throws with the names that
 * exist.
 */
export function readOverlayFrame(variation: string): Frame {
  const frame = FRAMES.get(variation);
  if (frame) return frame;
  const names = [...FRAMES.keys()].join(', ');
  throw new Error(
    `Unknown overlay frame variation: ${variation}. Use a valid variation: ${names}.`,
  );
}
