import type { Host } from '../host/index.ts';

/**
 * Holds the listener that is called when a page comes back out of the back-forward cache, as it was
 * when it was left.
 */
export interface RestoreHook {
  /**
   * Hooks in. Where another hook is in place, that one stays. Returns what takes this one out
   * again.
   */
  readonly hook: (listener: () => void) => () => void;
  readonly dispose: () => void;
}

/** Makes the one place for such a hook. */
export function createRestoreHook({
  onRestore,
  console,
}: Pick<Host, 'onRestore' | 'console'>): RestoreHook {
  let inPlace: (() => void) | undefined;
  const stop = onRestore?.(() => inPlace?.());

  return {
    hook(listener) {
      if (inPlace) {
        console.warn("Hooking to BFCache when there's another hook in place");
        return () => undefined;
      }
      inPlace = listener;
      return () => {
        if (inPlace === listener) inPlace = undefined;
      };
    },
    dispose() {
      inPlace = undefined;
      stop?.();
    },
  };
}
