import type { Box } from '../protocol.ts';

/** The editor takes so many messages a second, and these are not the only ones. */
const MIN_GAP_MS = 24;

/**
 * Makes the function that tells where something stands: at most once in a frame of the screen, not
 * more often than the editor takes it, and only where it stands elsewhere than before.
 */
export function createBoxReport(
  window: Window,
  post: (box: Box | undefined) => void,
): (box: Box | undefined) => void {
  let frame: number | undefined;
  let next: Box | undefined;
  let posted = 'null';
  let postedAt = -Infinity;

  const postInTime = (now: number) => {
    const isTooSoon = now - postedAt < MIN_GAP_MS;
    frame = isTooSoon ? window.requestAnimationFrame(postInTime) : undefined;
    const written = JSON.stringify(next ?? null);
    if (isTooSoon || written === posted) return;
    [posted, postedAt] = [written, now];
    post(next);
  };
  return (box) => {
    next = box;
    frame ??= window.requestAnimationFrame(postInTime);
  };
}
