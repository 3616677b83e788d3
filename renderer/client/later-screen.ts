import { memoizeLoad } from '../memoize/index.ts';
import type { Screen, ScreenOptions } from './screen.ts';

/** A screen whose code is loaded at the first call: most pages that a server rendered never make one. */
export function laterScreen(options: ScreenOptions): Screen {
  const load = memoizeLoad((given: ScreenOptions) =>
    import('./screen.ts').then(({ createScreen }) => createScreen(given)),
  );
  // Calls reach it in the order in which they were made.
  return {
    runDeferred: async () => (await load(options)).runDeferred(),
    rerender: async () => (await load(options)).rerender(),
    update: async (change) => (await load(options)).update(change),
    prepare: async (...to) => (await load(options)).prepare(...to),
  };
}
