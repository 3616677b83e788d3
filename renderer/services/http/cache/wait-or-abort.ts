/** Waits for a promise that never rejects, or for a signal, whose reason it rejects with. */
export async function waitOrAbort(over: Promise<void>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const giveUp = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    await Promise.race([over, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
