/** 002 §9: a window counts as resized once it has not been for so long. */
export const RESIZE_PAUSE_MS = 100;
/**
 * 002 §9: the page's banner is observed only after so long, when pictures and fonts have settled.
 */
export const BANNER_OBSERVE_DELAY_MS = 1_000;

const BANNER = '.page__main [data-zone="mainHeaderZone"]';

/** 002 §9: the widths in px at which the website changes, over those of the kit. */
export const WEBSITE_BREAKPOINTS: readonly number[] = [
  420, 480, 600, 720, 840, 900, 960, 1280, 1440,
];

/** Calls back once a window that was being resized has its size. Returns what ends that. */
export function watchResize(window: Window, listener: () => void): () => void {
  let timer = 0;
  const wait = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(listener, RESIZE_PAUSE_MS);
  };
  window.addEventListener('resize', wait);
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('resize', wait);
  };
}

/**
 * Writes on the page which of the website's breakpoints its window reaches. Returns what ends that.
 */
export function watchBreakpoint(window: Window): () => void {
  const mark = () => {
    const page = window.document.getElementById('page');
    if (page) page.dataset['breakpoint'] = String(getBreakpoint(window.innerWidth));
  };
  mark();
  return watchResize(window, mark);
}

/**
 * The event that the page element dispatches when its banner has another height; `detail` is that
 * height in whole px.
 */
export const BANNER_RESIZE = 'banner-resize';

/**
 * Tells whatever listens on the page how high its banner is, at first and at each change. Returns
 * what ends that.
 */
export function watchBanner(window: Window & typeof globalThis): () => void {
  const { document } = window;
  const tell = ([entry]: readonly ResizeObserverEntry[]) => {
    const detail = Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0);
    const event = new window.CustomEvent(BANNER_RESIZE, { detail });
    document.getElementById('page')?.dispatchEvent(event);
  };
  const observer = new window.ResizeObserver(tell);
  const timer = window.setTimeout(() => {
    const banner = document.querySelector(BANNER);
    if (banner) observer.observe(banner);
  }, BANNER_OBSERVE_DELAY_MS);
  return () => {
    window.clearTimeout(timer);
    observer.disconnect();
  };
}

/** The greatest breakpoint that a window of that width reaches; 0 below the first one. */
export function getBreakpoint(width: number): number {
  return WEBSITE_BREAKPOINTS.findLast((breakpoint) => width >= breakpoint) ?? 0;
}
