import { Overlay, type OverlayContent } from './overlay.tsx';

/** A dialog at the lower edge of the screen, near the thumb. */
export function BottomSheet(content: OverlayContent) {
  return <Overlay variation="bottom-sheet" {...content} />;
}
