import type { GalleryScenario } from './gallery-scenario.ts';
import type { PictureWidth } from './view.ts';

const DESKTOP_WIDTH = 1440;

/** Returns the width of the window of a picture, in CSS pixels. */
export function getPictureWidth(
  { width = DESKTOP_WIDTH }: GalleryScenario,
  chosen: PictureWidth,
): number {
  return chosen === 'own' ? width : Number(chosen);
}
