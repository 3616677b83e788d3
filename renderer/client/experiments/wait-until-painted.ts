/**
 * Resolves once the page has been painted before somebody's eyes: not while it is made ahead, nor
 * in a tab behind others, nor while a skeleton stands in its place.
 */
export async function waitUntilPainted(window: Window): Promise<void> {
  const { document } = window;
  if ('prerendering' in document && document.prerendering) {
    await new Promise((resolve) => {
      document.addEventListener('prerenderingchange', resolve, { once: true });
    });
  }
  await waitUntilReady(document.documentElement);
  // A browser calls back before it paints, and not at all while nobody looks.
  await new Promise((resolve) => window.requestAnimationFrame(resolve));
  await new Promise((resolve) => window.setTimeout(resolve));
}

/** The start of a page marks it once it is whole. */
function waitUntilReady(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (root.dataset['status'] !== 'ready') return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { attributeFilter: ['data-status'] });
    look();
  });
}
