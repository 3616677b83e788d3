import { routeNotFound, type Problem, ROUTE_NOT_FOUND, ROUTE_REFUSED } from '../errors/index.ts';
import type { Platform } from '../platform/index.ts';
import { replaceMissing, type Plan } from '../plan/index.ts';
import {
  loadCode,
  type LoadCodeResult,
  type LoadedCode,
  type Registry,
} from '../registry/index.ts';
import type { RouteDecision } from '../routing/index.ts';
import { createTrace, type Trace } from '../trace/index.ts';
import { listItems } from '../tree/index.ts';
import { explainSiteContext } from '../visit/index.ts';
import type { PlanSnapshot } from './change-plan.ts';
import { decideVisit, getRefusalAddress } from './decide-visit.ts';
import { planRoute, type ChooseOffers, type Shown } from './plan-route.ts';

export interface CreatePlanOptions {
  readonly platform: Platform;
  readonly registry: Registry;
  /** Ends everything that is still under way. */
  readonly signal: AbortSignal;
  /** Records every step; left out where nobody asks. */
  readonly trace?: Trace;
  /** The plan that is on the screen, whose keys and objects stay where nothing changed. */
  readonly previous?: Plan | undefined;
  /** Set where the browser has to decide which page it is, whatever the route says. */
  readonly waitsFor?: string | undefined;
  /**
   * Resolves with the content of each mbox that a visitor gets, where the page is made for one
   * alone. Left out, every option stands on the page, and a browser shows one.
   */
  readonly chooseOffers?: ChooseOffers | undefined;
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
      readonly snapshot?: PlanSnapshot;
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
  emitRouteEvent(decision, platform);
  if (decision.status === 'redirect') return { status: 'redirect', url: decision.url };
  const elsewhere = decision.status === 'refused' ? getRefusalAddress(options.platform) : undefined;
  if (elsewhere) return { status: 'redirect', url: elsewhere };

  const { plan, page } = await planRoute({
    ...options,
    platform,
    trace,
    site,
    displayed: displayedBy(decision, host.url().pathname, options.waitsFor),
  });
  const { missing, ...coded } = await withCode(plan, { ...options, platform, trace });
  const isWhole = missing.size === 0;
  if (!page || !isWhole) return { status: 'page', isWhole, ...coded };
  return {
    status: 'page',
    isWhole,
    ...coded,
    snapshot: { ...coded, page, problems, route: decision.match?.route, url: host.url().href },
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

/** A route that the app refuses has no page, where none was before. */
function displayedBy(decision: RouteDecision, path: string, name?: string): Shown {
  const waitsFor = name === undefined ? [] : [name];
  if (decision.status === 'show') {
    return { match: decision.match, ...(waitsFor.length > 0 && { waitsFor }) };
  }
  if (decision.status === 'undecided') {
    return { match: decision.match, waitsFor: [...decision.waitsFor, ...waitsFor] };
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

/** Tells the surroundings that no route shows a page here, where that is so. */
function emitRouteEvent(
  decision: RouteDecision,
  { events, host }: Pick<Platform, 'events' | 'host'>,
): void {
  const path = host.url().pathname;
  if (decision.status === 'not-found') events.emit(ROUTE_NOT_FOUND, { path });
  if (decision.status === 'refused') {
    events.emit(ROUTE_REFUSED, { path, ...decision.incompatibility });
  }
}

/** Records which route was chosen, and why. */
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
