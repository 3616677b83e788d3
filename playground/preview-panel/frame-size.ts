import { findDevice } from '../conditions/devices.ts';

/** The scales at which the page is drawn: fitted into its canvas, or by a factor in per cent. */
export const ZOOMS = ['fit', '50', '75', '100', '150'] as const;

export type ZoomChoice = (typeof ZOOMS)[number];

/** Width and height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The frame's size as its page has it, and the factor by which it is drawn. */
export interface FrameSize extends Size {
  readonly zoom: number;
}

const MARGIN_PX = 32;

export function readZoomChoice(text: string | undefined): ZoomChoice {
  return ZOOMS.find((zoom) => zoom === text) ?? 'fit';
}

/**
 * Computes the size of the frame in a canvas, for a page of a width. It is as high as the device of
 * that width; with a width that no device has, it takes all of the available height. A frame that
 * is zoomed to fit is never higher than the canvas, so that the page alone scrolls.
 */
export function computeFrameSize(width: number, choice: ZoomChoice, canvas: Size): FrameSize {
  const available = Math.max(1, canvas.width - MARGIN_PX);
  const fitting = canvas.width === 0 ? 1 : Math.min(1, available / width);
  const zoom = choice === 'fit' ? fitting : Number(choice) / 100;
  const room = canvas.height / zoom;
  const device = findDevice(width)?.height ?? room;
  return { width, height: choice === 'fit' ? Math.min(device, room) : device, zoom };
}
