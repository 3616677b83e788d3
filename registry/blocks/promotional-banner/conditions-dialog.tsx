import { Overlay, type OverlayContent } from '../../kit/overlay/overlay.tsx';

/**
 * The conditions of an offer over the page; on a phone they fill the screen. It stands apart,
 * because its code comes only with the first visitor who opens it.
 */
export function ConditionsDialog(content: OverlayContent) {
  return <Overlay variation="dialog-full-screen-on-mobile" {...content} />;
}
