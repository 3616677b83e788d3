import { createHttp, fetchFeatureConfig, readPageEndpoint } from '#renderer/server';
import type { Host } from '#renderer';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { watchExperiments } from '../experiments/watch-experiments.ts';
import type { SiteOptions } from './create-site.ts';

/** The options of a site that services answer beside its visitors. */
type ServiceOptions = Pick<SiteOptions, 'pageEndpoint' | 'experiments' | 'isExperimentListStale'>;

export interface WatchedServices extends ServiceOptions {
  /** Asks for the experiments now, as in `watchExperiments`. */
  readonly refreshExperiments: () => Promise<void>;
}

/** 001 §9: a configuration holds for an hour. */
const AGAIN_MS = 3_600_000;

/** After a failure, in milliseconds. */
const RETRY_MS = 60_000;

/**
 * Asks for the endpoint of pages and for the experiments, and again as often as they may change.
 * Resolves once both were asked for the first time, right or not; it never rejects.
 */
export async function watchServices(options: WatchPageEndpointOptions): Promise<WatchedServices> {
  const pages = watchPageEndpoint(options);
  const list = watchExperiments(options);
  await Promise.all([pages.checked, list.checked]);
  return {
    pageEndpoint: pages.pageEndpoint,
    experiments: list.experiments,
    isExperimentListStale: list.isStale,
    refreshExperiments: list.refresh,
  };
}

export interface WatchPageEndpointOptions {
  readonly experience: ExperienceConfig;
  /** Origin of the API host as this server reaches it. */
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Ends the watch, and the timer with it. */
  readonly until?: AbortSignal | undefined;
  readonly host: Pick<Host, 'after' | 'random' | 'console'>;
}

interface PageEndpointWatch {
  /** Returns the endpoint that the service named last; undefined where it has named none. */
  readonly pageEndpoint: () => string | undefined;
  /** Resolves once the service was asked for the first time, right or not. Never rejects. */
  readonly checked: Promise<void>;
}

/**
 * Asks the configuration service where page models come from: at start, each hour, and each minute
 * after a failure. No visitor waits for it, and what it said last holds meanwhile. Nothing is asked
 * where the experience names no such service.
 */
export function watchPageEndpoint(options: WatchPageEndpointOptions): PageEndpointWatch {
  const { experience, origin, fetch, until, host } = options;
  const { application, features = [] } = experience.featureConfig ?? {};
  let endpoint: string | undefined;
  if (!features.includes('flexPage')) {
    return { pageEndpoint: () => undefined, checked: Promise.resolve() };
  }
  const locale = experience.locales[0]?.locale ?? 'en';
  const http = createHttp({ origin, locale }, { ...host, fetch });
  let stopTimer: ReturnType<Host['after']> | undefined;
  let isLost = false;

  const lookAgainIn = (delayMs: number) => {
    if (!until?.aborted) stopTimer = host.after(delayMs, () => void look());
  };
  const look = async (): Promise<void> => {
    try {
      const config = await fetchFeatureConfig({ feature: 'flexPage', application }, { http });
      endpoint = readPageEndpoint(config);
      if (isLost) host.console.info('The configuration of pages has come.');
      isLost = false;
      lookAgainIn(AGAIN_MS);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!isLost) {
        host.console.warn(
          `The configuration of pages does not come: ${reason} What was known holds, and it is asked for each minute.`,
        );
      }
      isLost = true;
      lookAgainIn(RETRY_MS);
    }
  };
  until?.addEventListener('abort', () => stopTimer?.(), { once: true });

  return { pageEndpoint: () => endpoint, checked: look() };
}
