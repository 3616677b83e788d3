import type { GalleryScenario } from './gallery-scenario.ts';
import type { PictureWidth } from './view.ts';

const DESKTOP_WIDTH = 1440;

/** How wide the window of a picture is, in CSS pixels. */
export function getPictureWidth(
  { width = DESKTOP_WIDTH }: GalleryScenario,
  chosen: PictureWidth,
): number {
  return chosen === 'own' ? width : Number(chosen);
}
