import type { GalleryScenario } from './gallery-scenario.ts';
import type { PictureWidth } from './view.ts';

const DESK_WIDTH = 1440;

/** How wide the window of a picture is, in CSS pixels. */
export function widthOf({ width = DESK_WIDTH }: GalleryScenario, wanted: PictureWidth): number {
  return wanted === 'own' ? width : Number(wanted);
}
