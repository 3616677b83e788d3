import { FLEX_PAGE } from '#schemas/content/flex-page.ts';
import type { RouteConfig } from '#schemas/generated/route.ts';
import { truncatePage, type FittedPage } from '#schemas/page-limits.ts';
import { unexpectedError, type Problem } from '../errors/index.ts';
import { atOnce, createSlices, type Slices } from '../host/index.ts';
import { memoizeLoad } from '../memoize/index.ts';
import {
  checkPage,
  HIDDEN,
  preparePage,
  createSharedByPage,
  type CheckedPage,
  type CheckPageOptions,
  type LookUpCheck,
  type PageModel,
} from '../page/index.ts';
import type { Platform } from '../platform/index.ts';
import type { Registry } from '../registry/index.ts';
import type { Trace } from '../trace/index.ts';
import { fetchPage, PAGE_LIMIT_MS, type FetchedPage, findFlexEndpoint } from './fetch-page.ts';
import { prepareHyphenator } from './prepare-hyphenator.ts';
import { isLarge } from './is-large.ts';
import { loadChecks } from './load-checks.ts';
import { loadMacros } from './load-macros.ts';
import { loadSearchResults } from './load-search-results.ts';
import { renewSessionCookie } from './renew-session-cookie.ts';
import type { PageSnapshot } from './page-snapshot.ts';
import { watchTimeout } from './watch-timeout.ts';

export interface LoadPageOptions {
  readonly platform: Platform;
  readonly registry: Registry;
  readonly trace: Trace;
  readonly pageUrl: string;
  readonly route: RouteConfig;
  readonly signal: AbortSignal;
}

export type LoadedPage =
  | {
      readonly status: 'found';
      readonly model: PageModel;
      readonly isLarge: boolean;
      readonly snapshot: PageSnapshot;
    }
  | { readonly status: 'not-found' | 'failed'; readonly problem: Problem };

/** From a page's address to a model that is ready to be planned. Never rejects. */
export async function loadPage(options: LoadPageOptions): Promise<LoadedPage> {
  try {
    // The envelope's check is code, which is loaded while the page is fetched.
    const [fetched, envelope] = await Promise.all([fetchTraced(options), loadEnvelope(undefined)]);
    if (fetched.status !== 'found') return fetched;

    const fitted = await fitTraced(fetched.response, options);
    const large = isLarge(fitted);
    const slices = large ? slicesFor(options) : atOnce;
    const { lookUp, checked } = await checkTraced(fitted, envelope, { ...options, slices });
    if (!checked.ok) return { status: 'failed', problem: checked.problem };
    const { model, ...prepared } = await prepareTraced(checked.model, { ...options, slices });
    const snapshot = { response: fetched.response, fitted, model, envelope, lookUp, ...prepared };
    return { status: 'found', model, isLarge: large, snapshot };
  } catch (error) {
    return { status: 'failed', problem: unexpectedError(error) };
  }
}

type AskOptions = Omit<LoadPageOptions, 'registry' | 'trace'> & {
  readonly http: Pick<LoadPageOptions['platform']['http'], 'json'>;
};

/**
 * Asks the content service of a route for its page: at the address that the route names, else the
 * configuration service, else the experience. Never rejects.
 */
export async function askForPage(options: AskOptions): Promise<FetchedPage> {
  const { platform, http, pageUrl, route, signal } = options;
  const { flexPage } = platform.experience;
  const endpoint =
    findFlexEndpoint(route) ?? (await findConfiguredEndpoint(platform)) ?? flexPage?.endpoint;
  renewSessionCookie(platform.experience, platform.host);
  return fetchPage({ http, config: { ...flexPage, endpoint }, pageUrl, signal });
}

/** Only sites whose pages a service configures load the code that asks it. */
async function findConfiguredEndpoint(platform: Platform): Promise<string | undefined> {
  if (!platform.experience.featureConfig?.features?.includes(FLEX_PAGE)) return undefined;
  const { loadPageEndpoint } = await import('./load-page-endpoint.ts');
  return loadPageEndpoint(platform);
}

const loadEnvelope = memoizeLoad(() => import('#schemas/generated/page-response.check.ts'));

function fetchTraced(options: LoadPageOptions): Promise<FetchedPage> {
  const { trace, pageUrl } = options;
  const http = watchTimeout(options.platform.http);
  return trace.run(
    { name: 'fetch-page', budgetMs: PAGE_LIMIT_MS },
    () => askForPage({ ...options, http }),
    (result) => ({
      decision: result.status,
      reason: result.status === 'found' ? pageUrl : result.problem.message,
      end: result.status === 'failed' ? http.failedBy() : 'done',
    }),
  );
}

/** Cuts the page down to its limits, in slices: its size is not known yet. */
function fitTraced(response: object, options: LoadPageOptions): Promise<FittedPage> {
  return options.trace.run(
    { name: 'truncate-page' },
    () => slicesFor(options).run(truncatePage(response)),
    ({ beyond, size }) => ({
      decision: beyond.length > 0 ? 'cut' : 'whole',
      reason: `${size.components} components, ${size.items} list items, ${size.text} characters`,
    }),
  );
}

function slicesFor({ platform, signal }: LoadPageOptions): Slices {
  return createSlices(platform.host, signal);
}

interface InSlices extends LoadPageOptions {
  readonly slices: Slices;
}

async function checkTraced(
  fitted: FittedPage,
  envelope: CheckPageOptions['envelope'],
  { platform: { report }, registry, route, trace, slices }: InSlices,
): Promise<{ readonly lookUp: LookUpCheck; readonly checked: CheckedPage }> {
  const lookUp = await trace.run(
    { name: 'load-checks' },
    () => loadChecks(fitted.types, registry, route.features),
    ({ failed }) => ({
      decision: failed.size > 0 ? `without ${[...failed.keys()].join(', ')}` : 'all there',
      reason: 'of the component types that the response names',
      end: failed.size > 0 ? 'failed' : 'done',
    }),
  );
  const checked = await trace.run(
    { name: 'check-page' },
    () => slices.run(checkPage(fitted, { envelope, lookUp, report })),
    (result) =>
      result.ok
        ? { decision: 'shown', reason: countsOf(result.model) }
        : { decision: 'refused', reason: result.problem.message, end: 'failed' },
  );
  return { lookUp, checked };
}

type Prepared = Pick<PageSnapshot, 'model' | 'prepare' | 'shared' | 'macros'>;

async function prepareTraced(checked: PageModel, options: InSlices): Promise<Prepared> {
  const { platform, trace, slices } = options;
  const { locale, experience, host } = platform;
  const [macros, provided, hyphenate] = await Promise.all([
    loadMacros(checked, options),
    loadSearchResults(checked, options),
    prepareHyphenator(host, locale),
  ]);
  const { imageOrigin } = experience;
  const prepare = { locale, macros: macros.text, hyphenate, imageOrigin, provided };
  const shared = createSharedByPage();
  const model = await trace.run(
    { name: 'prepare-page' },
    () => slices.run(preparePage(checked, prepare, shared)),
    ({ zones }) => ({
      decision: zones.map(({ name }) => name).join(', ') || 'no zones',
      reason: 'macros filled in, rich text read, addresses cleaned',
    }),
  );
  return {
    // A search engine would find as many pages as there are words.
    model: provided ? { ...model, meta: { ...model.meta, robots: HIDDEN } } : model,
    prepare,
    shared,
    macros: macros.names,
  };
}

function countsOf({ zones }: PageModel): string {
  let good = 0;
  let faulty = 0;
  for (const { items } of zones) {
    for (const { state } of items) {
      if (state === 'faulty') faulty += 1;
      else good += 1;
    }
  }
  return `${good} components good, ${faulty} left out`;
}
