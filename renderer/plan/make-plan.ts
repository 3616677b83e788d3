import type { RouteConfig } from '#schemas/generated/route.ts';
import { routeNotFound } from '../errors/index.ts';
import { selectPageUrl } from '../page/index.ts';
import type { Platform } from '../platform/index.ts';
import type { Registry } from '../registry/index.ts';
import { matchRoute } from '../routing/index.ts';
import { loadCmsData } from './load-cms-data.ts';
import { loadPageModel, type LoadedPageModel } from './load-page-model.ts';
import { loadParts, type Parts } from './load-parts.ts';
import { mainContentOf } from './main-content.ts';
import { pageContextOf } from './page-context.ts';
import { pageHeadOf } from './page-head.ts';
import type { Plan } from './plan.ts';
import { planSlots } from './plan-slots.ts';
import { siteContextOf, type SiteContext } from './site-context.ts';
import { createTrace, type Trace } from './trace.ts';
import { partsOf } from './walk-plan.ts';
import { withoutMissing } from './without-missing.ts';

export interface MakePlanOptions {
  readonly platform: Platform;
  readonly registry: Registry;
  /** Ends everything that is still under way. */
  readonly signal: AbortSignal;
}

/** What stands at an address. */
export type PlanOutcome =
  | { readonly kind: 'redirect'; readonly url: string; readonly trace: Trace }
  | { readonly kind: 'page'; readonly plan: Plan; readonly parts: Parts; readonly trace: Trace };

/** From the host's address to a plan with all code and words it needs. One direction, step by step. */
export async function makePlan(options: MakePlanOptions): Promise<PlanOutcome> {
  const { platform, registry, signal } = options;
  const { experience, host } = platform;
  const url = host.url();
  const trace = createTrace(host);
  const site = siteContextOf(experience, host);
  noteContext(trace, site);

  const matched = matchRoute(experience.routes, url.pathname);
  noteRoute(trace, matched?.route);
  if (matched?.route.redirect) return { kind: 'redirect', url: matched.route.redirect, trace };

  const pageUrl = selectPageUrl(url.pathname, {
    locale: site.locale,
    languagePrefix: experience.flexPage?.languagePrefix ?? false,
  });
  trace.note('select-page-url', { decision: pageUrl, reason: `from ${url.pathname}` });
  const [cmsData, loaded] = await Promise.all([
    loadCmsData({ platform, site, trace, signal }),
    matched
      ? loadPageModel({ platform, registry, trace, pageUrl, signal })
      : { status: 'not-found' as const, fault: routeNotFound(url.pathname) },
  ]);

  const meta = loaded.status === 'found' ? loaded.model.meta : {};
  const page = pageContextOf(platform, site, meta);
  const main = await mainContentOf(loaded, { platform, registry, homeUrl: page.homeUrl });
  const plan: Plan = {
    status: statusOf(loaded),
    layout: matched?.route.pageLayout ?? 'default',
    head: pageHeadOf({
      meta: main.meta,
      pageTitle: loaded.status === 'found' ? matched?.route.pageTitle : undefined,
      locale: site.locale,
      appName: experience.appName,
      url,
    }),
    page,
    decisions: { ...site, pageUrl },
    slots: planSlots({ platform, registry, route: matched?.route, page, cmsData, main }),
  };
  return { kind: 'page', trace, ...(await withParts(plan, options, trace)) };
}

async function withParts(
  plan: Plan,
  { platform, registry }: MakePlanOptions,
  trace: Trace,
): Promise<{ readonly plan: Plan; readonly parts: Parts }> {
  const { parts, missing } = await trace.run(
    { name: 'load-parts' },
    () => loadParts(partsOf(plan), registry, platform.i18n),
    (loaded) => ({
      decision: `${loaded.parts.size} loaded`,
      reason:
        loaded.missing.size > 0 ? `missing: ${[...loaded.missing.keys()].join(', ')}` : 'all there',
      end: loaded.missing.size > 0 ? 'failed' : 'done',
    }),
  );
  missing.forEach(platform.report);
  return { plan: missing.size > 0 ? withoutMissing(plan, missing) : plan, parts };
}

function statusOf({ status }: LoadedPageModel): Plan['status'] {
  if (status === 'found') return 200;
  return status === 'not-found' ? 404 : 503;
}

function noteContext(trace: Trace, { locale, segment, session }: SiteContext): void {
  trace.note('site-context', {
    decision: `${locale}, ${segment}, ${session}`,
    reason: 'by the path, then by cookies, then the first of the experience',
  });
}

function noteRoute(trace: Trace, route: RouteConfig | undefined): void {
  trace.note('match-route', {
    decision: route?.pathPattern ?? 'none',
    reason: route ? 'the first whose pattern fits' : 'no pattern fits',
  });
}
