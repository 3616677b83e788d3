import { memoizeLoad } from '../../memoize/index.ts';
import type { PageRenderer, PageRendererOptions } from '../update/page-renderer.ts';

/**
 * A page renderer whose code is loaded at the first call: most pages that a server rendered never
 * make one.
 */
export function createLazyPageRenderer(options: PageRendererOptions): PageRenderer {
  const load = memoizeLoad((ownOptions: PageRendererOptions) =>
    import('../update/page-renderer.ts').then(({ createPageRenderer }) =>
      createPageRenderer(ownOptions),
    ),
  );
  // Calls reach it in the order in which they were made.
  return {
    runDeferred: async () => (await load(options)).runDeferred(),
    rerender: async () => (await load(options)).rerender(),
    update: async (change) => (await load(options)).update(change),
    prepare: async (...to) => (await load(options)).prepare(...to),
  };
}
