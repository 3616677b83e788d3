/** The editor takes so many messages a second, and a report is not the only one. */
const MIN_GAP_MS = 24;

/**
 * Makes the function that reports a value: at most once in a frame of the screen, not more often
 * than the editor takes it, and only where it is another one than before.
 */
export function createPacedReport<Value>(
  window: Pick<Window, 'requestAnimationFrame'>,
  post: (value: Value) => void,
  first?: Value,
): (value: Value) => void {
  let isScheduled = false;
  let newest: { readonly value: Value } | undefined;
  let posted = JSON.stringify(first);
  let postedAt = -Infinity;

  const schedule = () => void window.requestAnimationFrame(postInTime);
  const postInTime = (now: number) => {
    isScheduled = now - postedAt < MIN_GAP_MS;
    if (isScheduled) {
      schedule();
      return;
    }
    const written = JSON.stringify(newest?.value);
    if (!newest || written === posted) return;
    [posted, postedAt] = [written, now];
    post(newest.value);
  };
  return (value) => {
    newest = { value };
    if (!isScheduled) schedule();
    isScheduled = true;
  };
}
