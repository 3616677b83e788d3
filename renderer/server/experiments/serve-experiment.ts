import { isRecord } from '#schemas/is-record.ts';
import type { Experiment } from '#schemas/generated/experiment-list.ts';
import { replaceLastSegment } from '#schemas/content/replace-last-segment.ts';
import { createServerHost } from '../../host/index.ts';
import { memoizeByObject } from '../../memoize/index.ts';
import { matchRoutes, selectPageUrl } from '../../routing/index.ts';
import { createSetCookie } from '../../services/experiments/index.ts';
import { createHttp, getApiOrigins } from '../../services/http/index.ts';
import type { RequestHandlerOptions } from '../request-handler-options.ts';
import type { Served } from '../serve-visit.ts';
import { selectVariant, type RequestHead, type Visit } from '../visit.ts';
import {
  decideByCookies,
  decideByService,
  LOOKUP_LIMIT_MS,
  type ExperimentDecision,
} from './decide-experiment.ts';
import { indexExperiments } from './index-experiments.ts';

/** An answer, and what an experiment has decided about it. */
export interface ServedExperiment {
  readonly served: Served;
  /** Left out where no experiment is on the page, or the browser decides. */
  readonly decision?: ExperimentDecision;
  /** True if the address is that of a variant, which search engines are to leave out. */
  readonly isVariantUrl?: boolean;
}

type Serve = (visit: Visit) => Promise<Served>;

/**
 * Serves the page of a variant where an experiment on the address says so. An address under none
 * costs one look into a map.
 */
export function createServeExperiment(
  options: RequestHandlerOptions,
  serve: Serve,
): (visit: Visit) => Promise<ServedExperiment> {
  const { experience, experiments, console } = options;
  const decide = createDecide(options);
  // The address of an experiment is one path, so its route is found once.
  const isOnRoute = memoizeByObject(({ experimentUrl }: Experiment) => {
    const [match] = matchRoutes(experience.routes, experimentUrl);
    return match?.route.experiments ?? false;
  });
  const findExperiment = ({ url: { pathname }, site }: Visit) => {
    const experiment = indexExperiments(experiments?.() ?? NONE).byPage.get(pathname);
    // Only a browser knows what belongs to a profile.
    if (!experiment || site.session !== 'anonymous') return undefined;
    return isOnRoute(experiment) ? experiment : undefined;
  };

  return async (visit) => {
    const experiment = findExperiment(visit);
    if (!experiment) {
      const { variantUrls } = indexExperiments(experiments?.() ?? NONE);
      const isVariantUrl = variantUrls.has(visit.url.pathname);
      return { served: await serve(visit), ...(isVariantUrl && { isVariantUrl }) };
    }
    const cookies = visit.request.headers.get('cookie') ?? '';
    const known = decideByCookies(experiment, cookies, options);
    // A visitor who is looked up may get the page as it is, so that it is made meanwhile.
    const control = known ? undefined : serve(visit);
    control?.catch(() => undefined);
    const decision = known ?? (await decide(experiment, cookies));
    const variantPageUrl = swapPageUrl(visit, decision, options);
    if (variantPageUrl === undefined) {
      const shown = withoutVariant(visit, decision);
      return { served: await (control ?? serve(visit)), decision: shown };
    }
    const served = await serve(selectVariant(visit, variantPageUrl));
    // A variant whose page is missing or fails is no reason to show nothing.
    if (served.answer.status === 200) return { served, decision };
    console.warn(`The variant ${variantPageUrl} of ${experiment.key} cannot be shown.`);
    const { key } = decision;
    return { served: await (control ?? serve(visit)), decision: { key, reason: 'ERROR' } };
  };
}

const NONE: readonly Experiment[] = [];

/** The page URL of a variant; undefined where it is the page itself, or leads nowhere. */
function swapPageUrl(
  { url, site }: Visit,
  { variantUrl }: ExperimentDecision,
  { experience }: RequestHandlerOptions,
): string | undefined {
  if (variantUrl === undefined) return undefined;
  const pageUrl = selectPageUrl(url.pathname, {
    locale: site.locale,
    languagePrefix: experience.flexPage?.languagePrefix ?? false,
  });
  const swapped = replaceLastSegment(pageUrl, variantUrl);
  return swapped === pageUrl ? undefined : swapped;
}

/** The variant may be the page as it is; one that leads nowhere was never shown. */
function withoutVariant({ url }: Visit, decision: ExperimentDecision): ExperimentDecision {
  const { key, variantUrl } = decision;
  const isControl =
    variantUrl === undefined || replaceLastSegment(url.pathname, variantUrl) === url.pathname;
  return isControl ? decision : { key, reason: 'ERROR' };
}

function createDecide(options: RequestHandlerOptions) {
  const { experience, fetch, apiOrigin, siteOrigin = UNKNOWN, console } = options;
  const { now, timeLimitFactor } = options;
  const nowhere = { url: new URL(siteOrigin), cookies: '' };
  const host = createServerHost(nowhere, { fetch, console, now, timeLimitFactor });
  const [origin] = getApiOrigins(experience, new URL(siteOrigin));
  const locale = experience.locales[0]?.locale ?? '';
  const client = { origin: apiOrigin ?? origin, locale, asksForLanguage: false };
  const http = createHttp(client, host);
  const lookUp = async (visitor: string | undefined, signal: AbortSignal) => {
    const headers = visitor === undefined ? {} : { cookie: `visitor=${visitor}` };
    const call = { headers, limitMs: LOOKUP_LIMIT_MS, signal };
    const { body } = await http.fetchJson(PATH, call);
    return isRecord(body) ? body : {};
  };
  return (experiment: Experiment, cookies: string) =>
    decideByService(experiment, cookies, { experience, lookUp, host });
}

const PATH = '/experiment/open/active-variants/extended';

/** A name of one label, whose API host is itself by the rule. */
const UNKNOWN = 'https://site';

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
  headers.set('cache-control', 'private, no-cache');
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
