import type { Experiment } from '#schemas/generated/experiment-list.ts';
import { createSetCookie } from '../../services/experiments/index.ts';
import type { RequestHandlerOptions } from '../request-handler-options.ts';
import type { Served } from '../serve-visit.ts';
import { leaveToBrowser, selectVariant, type RequestHead, type Visit } from '../visit.ts';
import { mayShowVariant, decideByCookies, type ExperimentDecision } from './decide-experiment.ts';
import {
  selectVariantUrl,
  type ExperimentIndex,
  createFindIndex,
  createWarning,
} from './index-experiments.ts';
import { createLookUp } from './look-up-variant.ts';
import type { DecisionTraces } from './trace-decisions.ts';
import { memoizeByObject } from '../../memoize/index.ts';
import { matchRoutes, selectPageUrl } from '../../routing/index.ts';

/** An answer, and what an experiment has decided about it. */
export interface ServedExperiment {
  readonly served: Served;
  /** Left out where no experiment is on the page, or the browser decides. */
  readonly decision?: ExperimentDecision;
  /** True if the address is that of a variant, which search engines are to leave out. */
  readonly isVariantUrl?: boolean;
}

export interface ServeExperimentOptions extends RequestHandlerOptions {
  readonly serve: (visit: Visit) => Promise<Served>;
  /** Called with what is decided about a request, before a page is made for it. */
  readonly onDecision: DecisionTraces['onDecision'];
}

export interface ServeExperiment {
  readonly serve: (visit: Visit) => Promise<ServedExperiment>;
  /** Lists a visit once for each page that may be shown at its address. */
  readonly listVisits: <Asked extends RequestHead>(visit: Visit<Asked>) => readonly Visit<Asked>[];
}

/**
 * Serves the page of a variant where an experiment on the address says so. An address under none
 * costs one look into a map.
 */
export function createServeExperiment(options: ServeExperimentOptions): ServeExperiment {
  const { experience, serve, isExperimentListStale, onDecision } = options;
  const lookUp = createLookUp(options);
  const findIndex = createFindIndex(options);
  const warn = createWarning(options);
  const findExperiment = createFindExperiment(experience);

  const serveUnder = async (
    experiment: Experiment,
    index: ExperimentIndex,
    visit: Visit,
  ): Promise<ServedExperiment> => {
    const cookies = visit.request.headers.get('cookie') ?? '';
    // Only a browser knows what belongs to a profile.
    if (visit.site.session !== 'anonymous') {
      const isAllowed = mayShowVariant(experience, cookies);
      return { served: await serve(isAllowed ? leaveToBrowser(visit) : visit) };
    }
    const isStale = isExperimentListStale?.() ?? false;
    const known = decideByCookies(experiment, cookies, { experience, isStale });
    const deciding = known ?? lookUp(experiment, cookies);
    onDecision(visit.request, deciding);
    // A visitor who is looked up may get the page as it is, so that it is made meanwhile.
    const control = known ? undefined : serve(visit);
    control?.catch(() => undefined);
    const decision = await deciding;
    const { key, variant = '', variantUrl } = decision;
    const pageUrl = getOwnPageUrl(visit, experience);
    const shownUrl = variantUrl === undefined ? pageUrl : selectVariantUrl(pageUrl, variantUrl);
    if (shownUrl === pageUrl) return { served: await (control ?? serve(visit)), decision };
    const served = shownUrl === undefined ? undefined : await serve(selectVariant(visit, shownUrl));
    // A variant whose page is missing or fails is no reason to show nothing.
    if (served && served.answer.status === 200) return { served, decision };
    // A full server has no room for another page, which is no mistake of the variant's.
    const reason = served?.admission === 'refused' ? 'DEFAULT' : 'ERROR';
    if (reason === 'ERROR') {
      warn(index, `The variant ${variant} of ${key} cannot be shown: ${shownUrl ?? NOWHERE}`);
    }
    onDecision(visit.request, { key, reason });
    return { served: await (control ?? serve(visit)), decision: { key, reason } };
  };

  return {
    async serve(visit) {
      const index = findIndex();
      const isVariantUrl = index.variantUrls.has(visit.url.pathname);
      const experiment = findExperiment(index, visit);
      const answer = experiment
        ? await serveUnder(experiment, index, visit)
        : { served: await serve(visit) };
      return isVariantUrl ? { ...answer, isVariantUrl } : answer;
    },
    listVisits(visit) {
      const experiment = findExperiment(findIndex(), visit);
      return experiment ? listVisits(experiment, visit, experience) : [visit];
    },
  };
}

const NOWHERE = 'its address leads nowhere.';

/**
 * Lets what was decided travel beside the page: a script reads the entry, nothing is there where
 * nothing was assigned, and no cache on the way keeps the answer for others.
 */
export function setDecisionHeaders(
  headers: Headers,
  decision: ExperimentDecision,
  isSecure: boolean,
): void {
  const { key, variant, reason, storedCookie } = decision;
  // A page that lacks something says already that nobody may store it.
  if (!headers.get('cache-control')?.includes('no-store')) {
    headers.set('cache-control', 'private, no-cache');
  }
  if (variant !== undefined) {
    headers.append('server-timing', `experiment;desc="${key}:${variant}:${reason}"`);
  }
  if (storedCookie) headers.append('set-cookie', createSetCookie(storedCookie, isSecure));
}

/**
 * The headers of a request without what says which page the browser has: that may be the page of
 * another decision, which an answer of 304 would hide.
 */
export function dropMatch({ headers }: RequestHead): RequestHead['headers'] {
  return { get: (name) => (name === 'if-none-match' ? null : headers.get(name)) };
}

type Experience = Pick<RequestHandlerOptions['experience'], 'routes' | 'flexPage'>;

/** Makes what finds the experiment on the address of a visit; undefined where there is none. */
function createFindExperiment({
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
function getOwnPageUrl(
  { url: { pathname }, site: { locale } }: Visit<RequestHead>,
  { flexPage }: Experience,
): string {
  return selectPageUrl(pathname, { locale, languagePrefix: flexPage?.languagePrefix ?? false });
}

/** Lists a visit once for each page that it may show: as it is first, then each variant's. */
function listVisits<Asked extends RequestHead>(
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
