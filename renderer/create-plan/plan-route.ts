import { NOT_FOUND_PAGE_NAME, type Problem } from '../errors/index.ts';
import { atOnce, createSlices } from '../host/index.ts';
import {
  loadFloating,
  loadPage,
  loadShellData,
  loadSlotFeatures,
  type LoadedFeature,
  type LoadedPage,
  type PageSnapshot,
} from '../loading/index.ts';
import type { Platform } from '../platform/index.ts';
import {
  chooseOffers,
  groupOffers,
  listMboxes,
  resolveSlots,
  planSlots,
  type Decisions,
  type LoadedContent,
  type MainContent,
  type Plan,
} from '../plan/index.ts';
import type { PageContext, Registry } from '../registry/index.ts';
import { selectPageUrl, type MatchedRoute, type RouteScope } from '../routing/index.ts';
import type { Trace } from '../trace/index.ts';
import { listItems } from '../tree/index.ts';
import {
  createPageContext,
  createPageHead,
  getPageName,
  type SiteContext,
} from '../visit/index.ts';
import { selectBrowserContent, loadMainContent } from './main-content.ts';

export interface PlanRouteOptions {
  readonly platform: Platform;
  readonly registry: Registry;
  /** Ends everything that is still under way. */
  readonly signal: AbortSignal;
  readonly trace: Trace;
  /** The plan that is on the screen, whose keys and objects stay where nothing changed. */
  readonly previous?: Plan | undefined;
  readonly site: SiteContext;
  readonly displayed: Shown;
  readonly chooseOffers?: ChooseOffers | undefined;
}

/** Resolves with the content for each of some mboxes, by the mbox; it never rejects. */
export type ChooseOffers = (
  mboxes: readonly string[],
  signal: AbortSignal,
) => Promise<ReadonlyMap<string, string>>;

/**
 * The route whose page is shown, or why there is none. A route that waits has one once these values
 * are known.
 */
export type Shown =
  | { readonly match: MatchedRoute; readonly waitsFor?: readonly string[] }
  | { readonly problem: Problem };

/** Plans the page of a route: everything that has to be waited for, then its slots. */
export async function planRoute(
  options: PlanRouteOptions,
): Promise<{ readonly plan: Plan; readonly page: PageSnapshot | undefined }> {
  const { platform, registry, trace, site, displayed } = options;
  const { experience, host } = platform;
  const match = 'match' in displayed ? displayed.match : undefined;
  const route = match?.route;
  const layout = resolveSlots(experience.layouts, route);
  const pageUrl = choosePageUrl(platform);
  const from = platform.variantPageUrl === undefined ? 'from' : 'the variant of an experiment on';
  trace.note('select-page-url', { decision: pageUrl, reason: `${from} ${host.url().pathname}` });
  // Of another page nothing is the same, whatever its keys are.
  const previous = options.previous?.decisions.pageUrl === pageUrl ? options.previous : undefined;
  const { loaded, ...content } = await loadContent(options, { layout, match, pageUrl });

  const meta = loaded?.status === 'found' ? loaded.model.meta : {};
  const page = createPageContext(platform, site, meta);
  const waitsFor = 'match' in displayed ? displayed.waitsFor : undefined;
  const withoutPage = waitsFor ? NOT_YET : NO_PAGE;
  const planned = loaded && (await planMain(loaded, page, { ...options, previous }));
  const main = planned ? await withOffers(planned, options) : withoutPage;
  const { layouts, appName } = experience;
  // A variant is no page of its own to search engines, so that none in other languages is named.
  const isVariant = platform.variantPageUrl !== undefined;
  const headMeta = isVariant ? { ...main.meta, alternates: [] } : main.meta;
  const naming = {
    meta: main.meta,
    pageTitle: !loaded || loaded.status === 'found' ? route?.pageTitle : undefined,
    locale: site.locale,
  };
  const { slots, problems } = planSlots({
    layout,
    layoutNames: Object.keys(layouts),
    registry,
    route,
    page,
    presentations: site.presentations,
    ...content,
    main,
    name: getPageName(naming) ?? appName,
    previous,
  });
  problems.forEach(platform.report);
  const plan: Plan = {
    status: loaded ? statusOf(loaded) : 200,
    isLarge: loaded?.status === 'found' && loaded.isLarge,
    layout: layout.layoutName,
    head: createPageHead({ ...naming, meta: headMeta, experience, url: host.url() }),
    page,
    decisions: {
      ...getDecisions(experience, site, pageUrl),
      ...('problem' in displayed && { hasNoRoute: true }),
      ...(loaded && nameOf(loaded)),
      ...(waitsFor && { waitsFor }),
      ...('offers' in main && main.offers.length > 0 && { offers: main.offers }),
      ...(match && hasFeature(slots) && { route: getRouteScope(match, previous) }),
    },
    slots,
    ...selectBrowserContent(content.shellData),
  };
  return { plan, page: loaded?.status === 'found' ? loaded.snapshot : undefined };
}

/** Returns the page URL of the address, or of the variant that an experiment shows there. */
function choosePageUrl({ experience, host, site, variantPageUrl }: Platform): string {
  return (
    variantPageUrl ??
    selectPageUrl(host.url().pathname, {
      locale: site.locale,
      languagePrefix: experience.flexPage?.languagePrefix ?? false,
    })
  );
}

interface ContentOfRoute {
  readonly layout: ReturnType<typeof resolveSlots>;
  readonly match: MatchedRoute | undefined;
  readonly pageUrl: string;
}

/** Loads the content of all slots, side by side. */
async function loadContent(
  options: PlanRouteOptions,
  { layout, match, pageUrl }: ContentOfRoute,
): Promise<{
  readonly shellData: Awaited<ReturnType<typeof loadShellData>>;
  readonly floating: readonly LoadedFeature[];
  readonly features: ReadonlyMap<string, LoadedFeature>;
  readonly loaded: LoadedPage | undefined;
}> {
  const { platform, registry, site } = options;
  const { imageOrigin } = platform.experience;
  const prepared = { registry, prepare: { locale: site.locale, imageOrigin } };
  const ofRoute = { ...prepared, pointer: `/routes${match?.featuresPointer}` };
  const [shellData, floating, features, loaded] = await Promise.all([
    loadShellData(options),
    loadFloating(platform.experience, prepared),
    loadSlotFeatures(match?.route ?? {}, layout.features, ofRoute),
    loadRoute({ ...options, pageUrl, hasPage: layout.pageSlot !== undefined }),
  ]);
  return { shellData, floating, features, loaded };
}

async function planMain(
  loaded: LoadedPage,
  { homeUrl }: PageContext,
  { platform, registry, trace, signal, previous }: PlanRouteOptions,
): Promise<LoadedContent> {
  const isLarge = loaded.status === 'found' && loaded.isLarge;
  const slices = isLarge ? createSlices(platform.host, signal) : atOnce;
  await slices.pause();
  return trace.run(
    { name: 'plan-page' },
    () => loadMainContent(loaded, { platform, registry, homeUrl, previous, slices }),
    (content) =>
      'zones' in content
        ? { decision: `${content.zones.length} zones`, reason: 'the page was found' }
        : {
            decision: content.message.heading,
            reason: `loading the page ended as ${loaded.status}`,
          },
  );
}

/** Decides which options of an mbox stand on the page. */
async function withOffers(
  main: LoadedContent,
  { trace, signal, chooseOffers: choose }: PlanRouteOptions,
): Promise<LoadedContent> {
  if (!('zones' in main)) return main;
  if (!choose) return { ...main, zones: groupOffers(main.zones) };
  const mboxes = listMboxes(main.zones);
  if (mboxes.length === 0) return main;
  const chosen = await trace.run(
    { name: 'choose-offers' },
    () => choose(mboxes, signal),
    (contents) => ({
      decision: [...contents].map((each) => each.join(':')).join(', ') || 'the default of each',
      reason: `of ${mboxes.join(', ')}`,
    }),
  );
  return { ...main, ...chooseOffers(main.zones, chosen) };
}

/**
 * Undefined where the route shows no page, or where it is decided later what is loaded: no page is
 * shown that may be taken back.
 */
async function loadRoute(
  options: PlanRouteOptions & { readonly pageUrl: string; readonly hasPage: boolean },
): Promise<LoadedPage | undefined> {
  const { displayed, trace, hasPage } = options;
  const skip = (reason: string) =>
    trace.note('fetch-page', { decision: 'none', reason, end: 'skipped' });
  if ('problem' in displayed) {
    skip(displayed.problem.message);
    return { status: 'not-found', problem: displayed.problem };
  }
  const { match, waitsFor } = displayed;
  if (!waitsFor && hasPage) return loadPage({ ...options, route: match.route });
  skip(waitsFor ? `it waits for ${waitsFor.join(', ')}` : 'no slot of the route shows flexPage');
  return undefined;
}

/** Stands in for a page until the browser has decided. No search engine may take it for one. */
const NOT_YET: MainContent = { meta: { robots: 'noindex' }, isSkeleton: true };

/** The content of a route whose slots show other features: its name is that of the route. */
const NO_PAGE: MainContent = { meta: {}, zones: [] };

function statusOf({ status }: LoadedPage): Plan['status'] {
  if (status === 'found') return 200;
  return status === 'not-found' ? 404 : 503;
}

/** Nothing but features asks for the route, so that no other page has to hold it. */
export function hasFeature(slots: Plan['slots']): boolean {
  return listItems(slots).some(({ kind, state }) => kind === 'feature' && state !== 'faulty');
}

/** The very object of before where nothing about it changed: React renders nothing again. */
function getRouteScope(
  { route, parameters, rest }: MatchedRoute,
  previous: Plan | undefined,
): RouteScope {
  const scope = { parameters, childScope: rest, properties: route.properties ?? {} };
  const before = previous?.decisions.route;
  return before && JSON.stringify(before) === JSON.stringify(scope) ? before : scope;
}

/** In a browser the site context comes with all that was decided about the page before. */
function getDecisions(
  { navigation }: Platform['experience'],
  { locale, segment, session, presentations }: SiteContext,
  pageUrl: string,
): Decisions {
  return {
    locale,
    segment,
    session,
    ...(presentations && { presentations }),
    ...(navigation === 'client' && { navigation }),
    pageUrl,
  };
}

function nameOf({ status }: LoadedPage): Pick<Decisions, 'pageName'> {
  return status === 'not-found' ? { pageName: NOT_FOUND_PAGE_NAME } : {};
}
