import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { createBrowserHost, createStartHost, type Host } from '../../host/index.ts';
import type { Visitor } from '../../routing/index.ts';
import { applyApiOrigin, createBrowserCalls, createHttp, getApiOrigins } from '../http/index.ts';
import { createExperiments, type Experiments } from './create-experiments.ts';

export interface WindowExperimentsOptions {
  readonly experience: ExperienceConfig;
  /** Who visits; left out, nobody is ever signed in. */
  readonly visitor?: (() => Promise<Visitor>) | undefined;
  /** The outside world; without it the window's. */
  readonly host?: Host | undefined;
}

/** Makes the experiments client of a window, for the API host of its page. */
export function createWindowExperiments(
  window: Window & typeof globalThis,
  { experience, visitor, host: given }: WindowExperimentsOptions,
): Experiments {
  const host = given ?? createBrowserHost(window, createStartHost(window));
  const configured = applyApiOrigin(experience, window.document);
  const [origin, ...otherOrigins] = getApiOrigins(configured, host.url());
  const { lang } = window.document.documentElement;
  // Nothing of it is cached: what it asks is for one visitor and one moment.
  const { locale, signing } = createBrowserCalls(
    { origin, otherOrigins, locale: lang, visitor },
    host,
  );
  return createExperiments({ visitor, http: createHttp({ origin, locale, signing }, host) });
}
