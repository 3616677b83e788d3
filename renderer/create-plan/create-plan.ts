import type { RouteConfig } from '#schemas/generated/route.ts';
import {
  NOT_FOUND_PAGE_NAME,
  ROUTE_NOT_FOUND,
  routeNotFound,
  type Problem,
} from '../errors/index.ts';
import { atOnce, createSlices } from '../host/index.ts';
import type { Platform } from '../platform/index.ts';
import {
  loadCode,
  type LoadCodeResult,
  type LoadedCode,
  type PageContext,
  type Registry,
} from '../registry/index.ts';
import { selectPageUrl, type RouteDecision } from '../routing/index.ts';
import {
  loadFloating,
  loadPage,
  loadShellData,
  type LoadedPage,
  type PageSnapshot,
} from '../loading/index.ts';
import { selectBrowserContent } from './browser-content.ts';
import type { PlanSnapshot } from './change-plan.ts';
import { decideVisit } from './decide-visit.ts';
import { loadMainContent } from './main-content.ts';
import {
  planSlots,
  replaceMissing,
  type Decisions,
  type LoadedContent,
  type MainContent,
  type Plan,
} from '../plan/index.ts';
import { createTrace, type Trace } from '../trace/index.ts';
import { listItems } from '../tree/index.ts';
import {
  explainSiteContext,
  createPageContext,
  createPageHead,
  getPageName,
  type SiteContext,
} from '../visit/index.ts';

export interface CreatePlanOptions {
  readonly platform: Platform;
  readonly registry: Registry;
  /** Ends everything that is still under way. */
  readonly signal: AbortSignal;
  /** Records every step; left out where nobody asks. */
  readonly trace?: Trace;
  /** The plan that is on the screen, whose keys and objects stay where nothing changed. */
  readonly previous?: Plan | undefined;
}

/** The redirect or the page that an address leads to. */
export type PlanOutcome =
  | { readonly status: 'redirect'; readonly url: string }
  | {
      readonly status: 'page';
      readonly plan: Plan;
      readonly code: LoadedCode;
      /** True where all code that it needs has come. */
      readonly isWhole: boolean;
      /** The snapshot that another plan can be made of; left out where something is missing. */
      readonly made?: PlanSnapshot;
    };

/**
 * From the host's address to a plan with all code and messages that it needs: the table of
 * contents.
 */
export async function createPlan(options: CreatePlanOptions): Promise<PlanOutcome> {
  const { experience, host, site } = options.platform;
  const { trace = createTrace(host) } = options;
  const problems: Problem[] = [];
  const platform = noting(options.platform, problems);
  trace.note('site-context', {
    decision: [site.locale, site.segment, site.session].filter(Boolean).join(', '),
    reason: explainSiteContext(experience, host),
  });

  const decision = decideVisit(options.platform);
  noteRoute(trace, decision);
  if (decision.status === 'not-found') {
    platform.events.emit(ROUTE_NOT_FOUND, { path: host.url().pathname });
  }
  if (decision.status === 'redirect') return { status: 'redirect', url: decision.url };

  const { plan, page } = await planRoute({
    ...options,
    platform,
    trace,
    site,
    shown: displayedBy(decision, host.url().pathname),
  });
  const { missing, ...coded } = await withCode(plan, { ...options, platform, trace });
  const isWhole = missing.size === 0;
  if (!page || !isWhole) return { status: 'page', isWhole, ...coded };
  return {
    status: 'page',
    isWhole,
    ...coded,
    made: { ...coded, page, problems, url: host.url().href },
  };
}

/** The same platform, whose problems are noted as well. */
function noting(platform: Platform, problems: Problem[]): Platform {
  return {
    ...platform,
    report(problem) {
      problems.push(problem);
      platform.report(problem);
    },
  };
}

interface PlanRouteOptions extends CreatePlanOptions {
  readonly trace: Trace;
  readonly site: SiteContext;
  readonly shown: Shown;
}

/**
 * The route whose page is shown, or why there is none. A route that waits has one once these values
 * are known.
 */
type Shown =
  | { readonly route: RouteConfig; readonly waitsFor?: readonly string[] }
  | { readonly problem: Problem };

async function planRoute(
  options: PlanRouteOptions,
): Promise<{ readonly plan: Plan; readonly page: PageSnapshot | undefined }> {
  const { platform, registry, trace, site, shown } = options;
  const { experience, host } = platform;
  const route = 'route' in shown ? shown.route : undefined;
  const pageUrl = selectPageUrl(host.url().pathname, {
    locale: site.locale,
    languagePrefix: experience.flexPage?.languagePrefix ?? false,
  });
  trace.note('select-page-url', { decision: pageUrl, reason: `from ${host.url().pathname}` });
  // Of another page nothing is the same, whatever its keys are.
  const previous = options.previous?.decisions.pageUrl === pageUrl ? options.previous : undefined;
  const [shellData, floating, loaded] = await Promise.all([
    loadShellData(options),
    loadFloating(experience, registry, {
      locale: site.locale,
      imageOrigin: experience.imageOrigin,
    }),
    loadRoute({ ...options, pageUrl }),
  ]);

  const meta = loaded?.status === 'found' ? loaded.model.meta : {};
  const page = createPageContext(platform, site, meta);
  const main = loaded ? await planMain(loaded, page, { ...options, previous }) : NOT_YET;
  const { layouts, appName } = experience;
  const naming = {
    meta: main.meta,
    pageTitle: !loaded || loaded.status === 'found' ? route?.pageTitle : undefined,
    locale: site.locale,
  };
  const { slots, problems } = planSlots({
    layouts,
    registry,
    route,
    page,
    presentations: site.presentations,
    shellData,
    floating,
    main,
    name: getPageName(naming) ?? appName,
    previous,
  });
  problems.forEach(platform.report);
  const plan: Plan = {
    status: loaded ? statusOf(loaded) : 200,
    isLarge: loaded?.status === 'found' && loaded.isLarge,
    layout: route?.pageLayout ?? 'default',
    head: createPageHead({ ...naming, experience, url: host.url() }),
    page,
    decisions: {
      ...site,
      ...navigationOf(experience),
      pageUrl,
      ...(loaded ? nameOf(loaded) : waitsForOf(shown)),
    },
    slots,
    ...selectBrowserContent(shellData),
  };
  return { plan, page: loaded?.status === 'found' ? loaded.made : undefined };
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

/** Undefined where it is decided later what is loaded: no page is shown that may be taken back. */
async function loadRoute(
  options: PlanRouteOptions & { readonly pageUrl: string },
): Promise<LoadedPage | undefined> {
  const { shown, trace } = options;
  if ('route' in shown) {
    const { route, waitsFor } = shown;
    if (!waitsFor) return loadPage({ ...options, route });
    const reason = `it waits for ${waitsFor.join(', ')}`;
    trace.note('fetch-page', { decision: 'none', reason, end: 'skipped' });
    return undefined;
  }
  const { problem } = shown;
  trace.note('fetch-page', { decision: 'none', reason: problem.message, end: 'skipped' });
  return { status: 'not-found', problem };
}

/** Stands in for a page until the browser has decided. No search engine may take it for one. */
const NOT_YET: MainContent = { meta: { robots: 'noindex' }, isSkeleton: true };

/** A route that the app refuses has no page, where none was before. */
function displayedBy(decision: RouteDecision, path: string): Shown {
  if (decision.status === 'show') return { route: decision.match.route };
  if (decision.status === 'undecided') {
    return { route: decision.match.route, waitsFor: decision.waitsFor };
  }
  return { problem: decision.status === 'not-found' ? decision.problem : routeNotFound(path) };
}

async function withCode(
  plan: Plan,
  { platform, registry, trace }: CreatePlanOptions & { readonly trace: Trace },
): Promise<LoadCodeResult & { readonly plan: Plan }> {
  const isDue = platform.isDeferredDue?.() ?? true;
  const items = listItems(plan.slots).filter(
    ({ state, isDeferred }) => state !== 'faulty' && (isDue || !isDeferred),
  );
  const { code, missing } = await trace.run(
    { name: 'load-code' },
    () => loadCode(items, registry, platform.i18n),
    (loaded) => ({
      decision: `${loaded.code.size} loaded`,
      reason:
        loaded.missing.size > 0 ? `missing: ${[...loaded.missing.keys()].join(', ')}` : 'all there',
      end: loaded.missing.size > 0 ? 'failed' : 'done',
    }),
  );
  missing.forEach((problem) => platform.report(problem));
  return { plan: missing.size > 0 ? replaceMissing(plan, missing) : plan, code, missing };
}

function statusOf({ status }: LoadedPage): Plan['status'] {
  if (status === 'found') return 200;
  return status === 'not-found' ? 404 : 503;
}

function navigationOf({ navigation }: Platform['experience']): Pick<Decisions, 'navigation'> {
  return navigation === 'client' ? { navigation } : {};
}

function waitsForOf(shown: Shown): Pick<Decisions, 'waitsFor'> {
  return 'route' in shown && shown.waitsFor ? { waitsFor: shown.waitsFor } : {};
}

function nameOf({ status }: LoadedPage): Pick<Decisions, 'pageName'> {
  return status === 'not-found' ? { pageName: NOT_FOUND_PAGE_NAME } : {};
}

function noteRoute(trace: Trace, decided: RouteDecision): void {
  const { match } = decided;
  const target = decided.status === 'redirect' ? ` -> ${decided.url}` : '';
  trace.note('match-route', {
    decision: match ? `${match.route.pathPattern}${target}` : 'none',
    reason: match ? reasonFor(decided) : 'no pattern fits',
  });
}

function reasonFor(decision: RouteDecision): string {
  if (decision.status === 'not-found') return decision.problem.message;
  if (decision.status === 'undecided') return `it waits for ${decision.waitsFor.join(', ')}`;
  return 'the first whose pattern fits';
}
