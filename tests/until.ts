/**
 * Waits in a test until a change of the document has made it true. A test that waits in vain ends
 * by its time limit.
 */
export function until(isTrue: () => boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => isTrue() && resolve();
  const observer = new MutationObserver(look);
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  look();
  return promise.finally(() => observer.disconnect());
}
