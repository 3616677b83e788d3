import { Overlay, type OverlayContent } from './overlay.tsx';

/**
 * A dialog at the lower edge of the screen, near the thumb.
 *
 * @example <BottomSheet open={isOpen} onOpenChange={setOpen} title="Transfer from"
 * closeLabel="Close">…</BottomSheet>
 */
export function BottomSheet(content: OverlayContent) {
  return <Overlay variation="bottom-sheet" {...content} />;
}
