import { watchExperiments } from '../experiments/watch-experiments.ts';
import type { SiteOptions } from './create-site.ts';
import { watchPageEndpoint, type WatchPageEndpointOptions } from './watch-page-endpoint.ts';

/** The options of a site that services answer beside its visitors. */
type ServiceOptions = Pick<SiteOptions, 'pageEndpoint' | 'experiments' | 'isExperimentListStale'>;

export interface WatchedServices extends ServiceOptions {
  /** Asks for the experiments now, as in `watchExperiments`. */
  readonly refreshExperiments: () => Promise<void>;
}

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
