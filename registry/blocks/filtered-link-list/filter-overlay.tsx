import { Overlay, type OverlayContent } from '../../kit/overlay/overlay.tsx';

/**
 * The filters beside their opener or, in a narrow window, at the lower edge of the screen. It
 * stands apart, because its code comes only with the first visitor who opens it.
 */
export function FilterOverlay(content: OverlayContent) {
  return <Overlay variation={{ desktop: 'popover', mobile: 'bottom-sheet' }} {...content} />;
}
