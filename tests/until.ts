/** Longer than any change takes that a test awaits, on a busy machine too. */
const MAX_WAIT_MS = 30_000;

/**
 * Waits in a test until a change of the document has made it true. Throws where none has within 30
 * s, with the source of what was awaited, long before the time limit of the test.
 */
export function until(isTrue: () => boolean): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const look = () => isTrue() && resolve();
  const observer = new MutationObserver(look);
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const limit = AbortSignal.timeout(MAX_WAIT_MS);
  const giveUp = () => reject(new Error(`Nothing has made this true: ${String(isTrue)}`));
  limit.addEventListener('abort', giveUp);
  look();
  return promise.finally(() => {
    observer.disconnect();
    limit.removeEventListener('abort', giveUp);
  });
}
