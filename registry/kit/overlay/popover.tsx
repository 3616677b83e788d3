import { Overlay, type OverlayContent } from './overlay.tsx';

/**
 * A box beside its opener. The page stays usable, and a click on it hides the box.
 *
 * @example <Popover {...overlay} open={isOpen} onOpenChange={setOpen} title="Nora
 * Claes">…</Popover>
 */
export function Popover(content: OverlayContent) {
  return <Overlay variation="popover" {...content} />;
}
