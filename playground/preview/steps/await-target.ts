/** As many frames as ten seconds have, and more where the machine is busy. */
const MAX_FRAMES = 600;

/**
 * Resolves with the element that a step is about, as soon as there is one: `find` is called after
 * each change of the document. Undefined where none has come in as many frames as nobody waits for.
 */
export async function awaitTarget(
  window: Window & typeof globalThis,
  find: () => Element | undefined,
): Promise<Element | undefined> {
  const present = find();
  if (present) return present;
  const { promise, resolve } = Promise.withResolvers<Element | undefined>();
  let frames = 0;
  const look = () => {
    const target = find();
    if (target || frames >= MAX_FRAMES) resolve(target);
  };
  const observer = new window.MutationObserver(look);
  const { document } = window;
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  const count = () => {
    frames += 1;
    if (frames >= MAX_FRAMES) look();
    else frame = window.requestAnimationFrame(count);
  };
  let frame = window.requestAnimationFrame(count);
  const target = await promise;
  observer.disconnect();
  window.cancelAnimationFrame(frame);
  return target;
}
