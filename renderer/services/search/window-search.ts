import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { createBrowserHost, createStartHost } from '../../host/index.ts';
import type { Visitor } from '../../routing/index.ts';
import { getApiOrigins, createBrowserCalls, createHttp, applyApiOrigin } from '../http/index.ts';
import { createSearch, type Search, type SearchOptions } from './create-search.ts';

export interface WindowSearchOptions extends SearchOptions {
  readonly experience: ExperienceConfig;
  /** Who visits; left out, nobody is ever signed in. */
  readonly visitor?: (() => Promise<Visitor>) | undefined;
}

/** Makes what suggests searches in a window, where the API host of its page answers. */
export function createWindowSearch(
  window: Window & typeof globalThis,
  { experience, visitor, ...options }: WindowSearchOptions,
): Search {
  const host = createBrowserHost(window, createStartHost(window));
  const configured = applyApiOrigin(experience, window.document);
  const [origin, ...otherOrigins] = getApiOrigins(configured, host.url());
  // The search has a cache of its own.
  const { locale, signing } = createBrowserCalls(
    { origin, otherOrigins, locale: options.locale, visitor },
    host,
  );
  return createSearch(options, { http: createHttp({ origin, locale, signing }, host) });
}
