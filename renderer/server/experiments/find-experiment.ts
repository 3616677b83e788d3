import type { Experiment } from '#schemas/generated/experiment-list.ts';
import { memoizeByObject } from '../../memoize/index.ts';
import { matchRoutes, selectPageUrl } from '../../routing/index.ts';
import type { RequestHandlerOptions } from '../request-handler-options.ts';
import { selectVariant, type RequestHead, type Visit } from '../visit.ts';
import { selectVariantUrl, type ExperimentIndex } from './index-experiments.ts';

type Experience = Pick<RequestHandlerOptions['experience'], 'routes' | 'flexPage'>;

/** Makes what finds the experiment on the address of a visit; undefined where there is none. */
export function createFindExperiment({
  routes,
}: Experience): (index: ExperimentIndex, visit: Visit<RequestHead>) => Experiment | undefined {
  // The address of an experiment is one path, so its route is found once.
  const isOnRoute = memoizeByObject(({ experimentUrl }: Experiment) => {
    const [match] = matchRoutes(routes, experimentUrl);
    return match?.route.experiments ?? false;
  });
  return ({ byPage }, { url: { pathname } }) => {
    const experiment = byPage.get(pathname);
    return experiment && isOnRoute(experiment) ? experiment : undefined;
  };
}

/** Returns the page URL of the page as it is, at the address of a visit. */
export function getOwnPageUrl(
  { url: { pathname }, site: { locale } }: Visit<RequestHead>,
  { flexPage }: Experience,
): string {
  return selectPageUrl(pathname, { locale, languagePrefix: flexPage?.languagePrefix ?? false });
}

/** Lists a visit once for each page that it may show: as it is first, then each variant's. */
export function listVisits<Asked extends RequestHead>(
  { variants }: Experiment,
  visit: Visit<Asked>,
  experience: Experience,
): readonly Visit<Asked>[] {
  const own = getOwnPageUrl(visit, experience);
  const others = variants.flatMap(({ variantUrl }) => {
    const shown = selectVariantUrl(own, variantUrl);
    return shown === undefined || shown === own ? [] : [selectVariant(visit, shown)];
  });
  return [visit, ...others];
}
