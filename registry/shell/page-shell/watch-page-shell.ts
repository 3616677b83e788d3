import { watchNavigation } from '../navigation/watch-navigation.ts';
import { watchBanner, watchBreakpoint } from './watch-resize.ts';

const PAGE = '#page';

/** Starts what the shell does around a page of a window. Returns what ends it. */
export function watchPageShell(window: Window & typeof globalThis): () => void {
  const stops = [
    watchLoaded(window),
    watchBreakpoint(window),
    watchBanner(window),
    watchNavigation(window),
  ];
  return () => stops.forEach((stop) => stop());
}

/**
 * Marks the page as loaded once what stands in it has a height, so that its foot may be shown. A
 * server has marked its own pages. Returns what ends it.
 */
export function watchLoaded(window: Window & typeof globalThis): () => void {
  const { document } = window;
  const page = document.querySelector<HTMLElement>(PAGE);
  if (!page) return () => undefined;

  const look = () => {
    const main = page.querySelector('main');
    const height = [...(main?.children ?? [])].reduce(
      (sum, part) => sum + part.getBoundingClientRect().height,
      0,
    );
    if (height <= 0) return;
    page.dataset['loaded'] = '';
    stop();
  };
  const sizes = new window.ResizeObserver(look);
  const observe = () => {
    const main = page.querySelector('main');
    if (main) sizes.observe(main);
    for (const part of main?.children ?? []) sizes.observe(part);
    look();
  };
  const nodes = new window.MutationObserver(observe);
  const stop = () => {
    sizes.disconnect();
    nodes.disconnect();
  };
  if (page.dataset['loaded'] === undefined) {
    nodes.observe(page, { childList: true, subtree: true });
    observe();
  }
  return stop;
}
