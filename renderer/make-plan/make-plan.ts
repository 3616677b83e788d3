import type { RouteConfig } from '#schemas/generated/route.ts';
import { routeNotFound } from '../errors/index.ts';
import { atOnce, createSlices } from '../host/index.ts';
import { selectPageUrl } from '../page/index.ts';
import type { Platform } from '../platform/index.ts';
import type { Registry } from '../registry/index.ts';
import { matchRoute } from '../routing/index.ts';
import { loadShellData } from '../loading/load-shell-data.ts';
import { loadPage, type LoadedPage } from '../loading/load-page.ts';
import { loadCode, type LoadedCode } from '../registry/load-code.ts';
import { mainContentOf } from './main-content.ts';
import { pageContextOf } from '../visit/page-context.ts';
import { pageHeadOf } from '../visit/page-head.ts';
import type { Plan } from '../plan/plan.ts';
import { planSlots } from '../plan/plan-slots.ts';
import { explainSiteContext, siteContextOf, type SiteContext } from '../visit/site-context.ts';
import { createTrace, type Trace } from '../trace/create-trace.ts';
import { partsOf } from '../tree/tree.ts';
import { withoutMissing } from '../plan/with-problems.ts';

export interface MakePlanOptions {
  readonly platform: Platform;
  readonly registry: Registry;
  /** Ends everything that is still under way. */
  readonly signal: AbortSignal;
  /** Hears of every step; left out where nobody asks. */
  readonly trace?: Trace;
  /** The plan that is on the screen, whose keys and objects stay where nothing changed. */
  readonly previous?: Plan | undefined;
}

/** What stands at an address. */
export type PlanOutcome =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'page'; readonly plan: Plan; readonly code: LoadedCode };

/**
 * From the host's address to a plan with all code and words it needs. One direction, step by step.
 */
export async function makePlan({
  trace: given,
  ...options
}: MakePlanOptions): Promise<PlanOutcome> {
  const { experience, host } = options.platform;
  const trace = given ?? createTrace(host);
  const site = siteContextOf(experience, host);
  trace.note('site-context', {
    decision: [site.locale, site.segment, site.session].filter(Boolean).join(', '),
    reason: explainSiteContext(experience, host),
  });

  const route = matchRoute(experience.routes, host.url().pathname)?.route;
  noteRoute(trace, route);
  if (route?.redirect) return { kind: 'redirect', url: route.redirect };

  const plan = await planRoute({ ...options, trace, site, route });
  return { kind: 'page', ...(await withParts(plan, { ...options, trace })) };
}

interface PlanRouteOptions extends MakePlanOptions {
  readonly trace: Trace;
  readonly site: SiteContext;
  readonly route: RouteConfig | undefined;
}

async function planRoute(options: PlanRouteOptions): Promise<Plan> {
  const { platform, registry, trace, site, route, previous } = options;
  const { experience, host } = platform;
  const pageUrl = selectPageUrl(host.url().pathname, {
    locale: site.locale,
    languagePrefix: experience.flexPage?.languagePrefix ?? false,
  });
  trace.note('select-page-url', { decision: pageUrl, reason: `from ${host.url().pathname}` });
  const [shell, loaded] = await Promise.all([
    loadShellData(options),
    loadRoute({ ...options, pageUrl }),
  ]);

  const meta = loaded.status === 'found' ? loaded.model.meta : {};
  const page = pageContextOf(platform, site, meta);
  const isLarge = loaded.status === 'found' && loaded.isLarge;
  const slices = isLarge ? createSlices(host, options.signal) : atOnce;
  await slices.pause();
  const main = await trace.run(
    { name: 'plan-page' },
    () => mainContentOf(loaded, { platform, registry, homeUrl: page.homeUrl, previous, slices }),
    (content) =>
      content.kind === 'zones'
        ? { decision: `${content.zones.length} zones`, reason: 'the page was found' }
        : {
            decision: content.message.heading,
            reason: `loading the page ended as ${loaded.status}`,
          },
  );
  return {
    status: statusOf(loaded),
    isLarge,
    layout: route?.pageLayout ?? 'default',
    head: pageHeadOf({
      meta: main.meta,
      pageTitle: loaded.status === 'found' ? route?.pageTitle : undefined,
      locale: site.locale,
      appName: experience.appName,
      url: host.url(),
    }),
    page,
    decisions: { ...site, pageUrl },
    slots: planSlots({ platform, registry, route, page, shell, main, previous }),
  };
}

async function loadRoute(
  options: PlanRouteOptions & { readonly pageUrl: string },
): Promise<LoadedPage> {
  if (options.route) return loadPage(options);
  const problem = routeNotFound(options.platform.host.url().pathname);
  options.trace.note('fetch-page', { decision: 'none', reason: problem.message, end: 'skipped' });
  return { status: 'not-found', problem };
}

async function withParts(
  plan: Plan,
  { platform, registry, trace }: MakePlanOptions & { readonly trace: Trace },
): Promise<{ readonly plan: Plan; readonly code: LoadedCode }> {
  const { code, missing } = await trace.run(
    { name: 'load-parts' },
    () => loadCode(partsOf(plan), registry, platform.i18n),
    (loaded) => ({
      decision: `${loaded.code.size} loaded`,
      reason:
        loaded.missing.size > 0 ? `missing: ${[...loaded.missing.keys()].join(', ')}` : 'all there',
      end: loaded.missing.size > 0 ? 'failed' : 'done',
    }),
  );
  missing.forEach((problem) => platform.report(problem));
  return { plan: missing.size > 0 ? withoutMissing(plan, missing) : plan, code };
}

function statusOf({ status }: LoadedPage): Plan['status'] {
  if (status === 'found') return 200;
  return status === 'not-found' ? 404 : 503;
}

function noteRoute(trace: Trace, route: RouteConfig | undefined): void {
  const target = route?.redirect ? ` -> ${route.redirect}` : '';
  trace.note('match-route', {
    decision: route ? `${route.pathPattern}${target}` : 'none',
    reason: route ? 'the first whose pattern fits' : 'no pattern fits',
  });
}
