import { DESKTOP_FROM_PX } from '../breakpoints/breakpoints.ts';

/** Loads what small screens alone need. */
export type LoadMobileMenu = () => Promise<{
  readonly showAsModal: (panel: HTMLElement) => () => void;
}>;

/** Makes an open panel modal for as long as the window is small, until the signal ends it. */
export function followWidth(
  window: Window,
  panel: HTMLElement,
  { load, signal }: { readonly load: LoadMobileMenu; readonly signal: AbortSignal },
): void {
  const isSmall = window.matchMedia(`(width < ${DESKTOP_FROM_PX}px)`);
  let release: (() => void) | undefined;
  const end = () => {
    release?.();
    release = undefined;
  };
  const follow = async () => {
    if (!isSmall.matches) return end();
    try {
      const { showAsModal } = await load();
      // Meanwhile it may have closed, or the window have grown.
      if (!signal.aborted && isSmall.matches) release ??= showAsModal(panel);
    } catch {
      // The browser's own popover remains, and it can be used.
    }
  };
  isSmall.addEventListener('change', () => void follow(), { signal });
  signal.addEventListener('abort', end);
  void follow();
}
