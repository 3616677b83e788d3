import type { OverlayKind } from './overlay-kinds.ts';

const COLORS = ['orange', 'indigo', 'sky', 'white', 'white-orange'] as const;
const SIZES = [24, 19] as const;

export type FrameColor = (typeof COLORS)[number];
export type FrameSize = (typeof SIZES)[number];

/** The look of the extended dialog frame: a colour, the size of its title, and whether it is wide. */
export type ExtendedVariation = `${FrameColor}-${FrameSize}${'' | '-wide'}`;
export type DialogVariation = 'default' | 'full-screen-on-mobile';

/** Every name of an overlay's frame. Those that begin with a colour are deprecated. */
export type FrameVariation =
  | 'dialog'
  | 'dialog-full-screen-on-mobile'
  | 'bottom-sheet'
  | 'popover'
  | 'dropdown'
  | ExtendedVariation;

/** What a variation means. */
export interface Frame {
  readonly kind: OverlayKind;
  readonly isFullScreenOnMobile?: boolean;
  readonly color?: FrameColor;
  readonly size?: FrameSize;
  readonly isWide?: boolean;
}

const DIALOG_FRAMES = new Map<string, Frame>([
  ['default', { kind: 'dialog' }],
  ['full-screen-on-mobile', { kind: 'dialog', isFullScreenOnMobile: true }],
]);

const EXTENDED_FRAMES = new Map<string, Frame>(
  COLORS.flatMap((color) =>
    SIZES.flatMap((size) =>
      [false, true].map((isWide): [string, Frame] => [
        `${color}-${size}${isWide ? '-wide' : ''}`,
        { kind: 'dialog', color, size, isWide },
      ]),
    ),
  ),
);

const OVERLAY_FRAMES = new Map<string, Frame>([
  ['dialog', readDialogFrame('default')],
  ['dialog-full-screen-on-mobile', readDialogFrame('full-screen-on-mobile')],
  ['bottom-sheet', { kind: 'bottom-sheet' }],
  ['popover', { kind: 'popover' }],
  ['dropdown', { kind: 'dropdown' }],
]);

const ALL_FRAMES = new Map([...OVERLAY_FRAMES, ...EXTENDED_FRAMES]);

/** Reads the variation of a dialog's frame. Throws with the names that exist. */
export function readDialogFrame(variation: string): Frame {
  return read(variation, 'dialog frame', DIALOG_FRAMES);
}

/** Reads the variation of the extended dialog frame. Throws with the names that exist. */
export function readExtendedDialogFrame(variation: string): Frame {
  return read(variation, 'extended dialog frame', EXTENDED_FRAMES);
}

/** Reads the variation of an overlay's frame, be it a deprecated one. Throws with the names that exist. */
export function readOverlayFrame(variation: string): Frame {
  return EXTENDED_FRAMES.has(variation)
    ? readExtendedDialogFrame(variation)
    : read(variation, 'overlay frame', ALL_FRAMES);
}

function read(variation: string, of: string, frames: ReadonlyMap<string, Frame>): Frame {
  const frame = frames.get(variation);
  if (frame) return frame;
  const names = [...frames.keys()].join(', ');
  throw new Error(`Unknown ${of} variation: ${variation}. Use a valid variation: ${names}.`);
}
