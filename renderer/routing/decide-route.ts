import type { RouteConfig } from '#schemas/generated/route.ts';
import { isAtLeast } from '#schemas/content/app-version.ts';
import { redirectLoop, routeNotFound, signInRequired, type Problem } from '../errors/index.ts';
import { matchRoute, type MatchedRoute } from './match-route.ts';
import type { RouteFacts, NativeApp } from './route-facts.ts';

/** Says what is to be done at an address. */
export type RouteDecision =
  | { readonly status: 'show'; readonly match: MatchedRoute }
  | { readonly status: 'redirect'; readonly match: MatchedRoute; readonly url: string }
  /** It will be known in the browser: these values are missing, or `session`. */
  | {
      readonly status: 'undecided';
      readonly match: MatchedRoute;
      readonly waitsFor: readonly string[];
    }
  | {
      readonly status: 'refused';
      readonly match: MatchedRoute;
      readonly incompatibility: Incompatibility;
    }
  | { readonly status: 'not-found'; readonly match?: MatchedRoute; readonly problem: Problem };

/** More redirects one after the other than these lead in a circle. */
const MAX_HOPS = 10;

/**
 * Decides what is to be done at an address. A redirect that would only lead to redirects is an
 * error.
 */
export function decideRoute(
  routes: readonly RouteConfig[],
  url: URL,
  factsAt: (url: URL) => RouteFacts,
): RouteDecision {
  const first = decideAt(routes, url, factsAt(url));
  let here = url;
  let decision = first;
  for (let hops = 0; decision.status === 'redirect'; hops += 1) {
    if (hops === MAX_HOPS) {
      const { match } = decision;
      return { status: 'not-found', match, problem: redirectLoop(url.pathname, hops) };
    }
    const next = URL.parse(decision.url, here);
    if (next?.origin !== url.origin) return first;
    here = next;
    decision = decideAt(routes, here, factsAt(here));
  }
  return first;
}

/** The same for this address alone, wherever it leads. */
function decideAt(routes: readonly RouteConfig[], url: URL, facts: RouteFacts): RouteDecision {
  const match = matchRoute(routes, url.pathname, facts);
  if (!match) return { status: 'not-found', problem: routeNotFound(url.pathname) };
  const { waitsFor, ...matched } = match;
  if (waitsFor.length > 0) return { status: 'undecided', match: matched, waitsFor };

  const { auth, compatibility, redirect, redirectToHome } = match.route;
  if (compatibility && facts.app === 'unknown') {
    return { status: 'undecided', match: matched, waitsFor: ['nativeApp'] };
  }
  const app = facts.app === 'unknown' ? undefined : facts.app;
  const incompatibility = checkCompatibility(compatibility, app);
  if (incompatibility) return { status: 'refused', match: matched, incompatibility };
  if (auth && facts.session === 'unknown') {
    return { status: 'undecided', match: matched, waitsFor: ['session'] };
  }
  if (auth && facts.session === 'unauthenticated') return decideAnonymous(matched, url);
  const target = redirectToHome ? facts.home : redirect;
  return target
    ? { status: 'redirect', match: matched, url: target }
    : { status: 'show', match: matched };
}

/**
 * A route that requires a session sends others to its log-in page. Without one it does not exist
 * for them.
 */
function decideAnonymous(match: MatchedRoute, url: URL): RouteDecision {
  const template = match.route.auth?.redirectTo;
  return template === undefined
    ? { status: 'not-found', match, problem: signInRequired(url.pathname) }
    : { status: 'redirect', match, url: getLoginAddress(template, url) };
}

/** Names what a route needs that the app does not have. */
interface Incompatibility {
  readonly missingFeatures: readonly string[];
  /** The lowest version that would do, where that of the app is lower or cannot be read. */
  readonly requiredVersion?: string;
}

/**
 * Why a route cannot be shown in an app; undefined where it can, as it can in every normal browser.
 */
export function checkCompatibility(
  { mobileHybrid = [], appVersion = {} }: NonNullable<RouteConfig['compatibility']> = {},
  app: NativeApp | undefined,
): Incompatibility | undefined {
  if (!app) return undefined;
  const missingFeatures = mobileHybrid.filter((name) => !app.features.includes(name));
  const required = appVersion[app.platform];
  const isTooOld = required !== undefined && !isAtLeast(app.version, required);
  if (missingFeatures.length === 0 && !isTooOld) return undefined;
  return { missingFeatures, ...(isTooOld && { requiredVersion: required }) };
}

const PLACEHOLDER = '{currentUrl}';

/**
 * Returns the address of a log-in page that leads back: the present one, whole and encoded once,
 * takes the placeholder's place. Nothing in the present address is read as a placeholder, nor as a
 * pattern of a replacement.
 */
export function getLoginAddress(template: string, current: URL): string {
  return template.replaceAll(PLACEHOLDER, () => encodeURIComponent(current.href));
}
