import type { Page } from 'playwright';

/** The build's scripts. */
export const SCRIPTS = /\/assets\/.*\.js$/;

/** Matches the requests that features of the pages wait for before they show their content. */
export const FEATURE_DATA = /\/branches\/|\/esm\//;

/** The pictures of the pages. */
export const PICTURES = /\/images\//;

export interface HeldRequests {
  readonly prepare: (page: Page) => Promise<unknown>;
  readonly release: () => void;
}

/**
 * A network that takes its time: holds back what a page asks for until it is released. The page
 * itself is never held, whatever its address is.
 */
export function holdRequests(addresses: RegExp): HeldRequests {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    release: resolve,
    prepare: (page) =>
      page.route(addresses, async (route) => {
        if (!route.request().isNavigationRequest()) await promise;
        await route.continue();
      }),
  };
}

/** A broken file, a blocked address: lets no answer come to what a page asks for. */
export function refuseRequests(addresses: RegExp): Pick<HeldRequests, 'prepare'> {
  return { prepare: (page) => page.route(addresses, (route) => route.abort()) };
}
