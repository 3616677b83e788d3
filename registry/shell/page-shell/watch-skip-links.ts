import { isVisible, waitForVisible } from './wait-for-visible.ts';
import { whenScrollIdle } from './when-scroll-idle.ts';

const SKIP_LINK = '[data-skip-links] a[href^="#"]';

/**
 * Lets skip links wait for what they lead to, which may come later than they do. What never becomes visible is ignored. Returns what ends it;
 * without it a skip link does what links do.
 */
export function watchSkipLinks(window: Window): () => void {
  const { document } = window;
  const listening = new AbortController();
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(SKIP_LINK) : null;
    if (!link || event.defaultPrevented) return;
    const id = decodeURIComponent(link.hash.slice(1));
    // What can be seen already is the browser's own affair.
    if (isVisible(document.getElementById(id))) return;
    event.preventDefault();
    void skipTo(window, id);
  };
  document.addEventListener('click', onClick, { signal: listening.signal });
  return () => listening.abort();
}

async function skipTo(window: Window, id: string): Promise<void> {
  const target = await waitForVisible(window, () => window.document.getElementById(id));
  if (!target) return;
  target.scrollIntoView();
  await whenScrollIdle(window);
  // What takes no focus by itself takes it for once, as with a link within a page.
  if (!target.hasAttribute('tabindex') && target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
