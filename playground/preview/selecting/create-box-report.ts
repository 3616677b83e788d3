import type { PlacedMessage } from '../protocol.ts';

/** The selected component, and the text in it that is being written. */
type Boxes = { readonly [Name in 'box' | 'text']?: PlacedMessage[Name] | undefined };

/** The editor takes so many messages a second, and these are not the only ones. */
const MIN_GAP_MS = 24;

/**
 * Makes the function that tells where something stands: at most once in a frame of the screen, not
 * more often than the editor takes it, and only where it stands elsewhere than before.
 */
export function createBoxReport(
  window: Window,
  post: (boxes: Omit<PlacedMessage, 'type'>) => void,
): (boxes: Boxes) => void {
  let frame: number | undefined;
  let next: Omit<PlacedMessage, 'type'> = {};
  let posted = '{}';
  let postedAt = -Infinity;

  const postInTime = (now: number) => {
    const isTooSoon = now - postedAt < MIN_GAP_MS;
    frame = isTooSoon ? window.requestAnimationFrame(postInTime) : undefined;
    const written = JSON.stringify(next);
    if (isTooSoon || written === posted) return;
    [posted, postedAt] = [written, now];
    post(next);
  };
  return ({ box, text }) => {
    next = { ...(box && { box }), ...(text && { text }) };
    frame ??= window.requestAnimationFrame(postInTime);
  };
}
