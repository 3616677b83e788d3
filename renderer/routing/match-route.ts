import type { RouteConfig } from '#schemas/generated/route.ts';
import { removeTestingParts } from '#schemas/content/testing-path.ts';
import { expandRoutes } from '#schemas/content/expand-routes.ts';
import { indexPatterns } from '#schemas/content/index-patterns.ts';
import { readPatternValues, readRest, type PatternMatch } from '#schemas/content/match-pattern.ts';
import { memoizeByObject } from '../memoize/index.ts';
import { checkConditions } from './check-conditions.ts';
import type { RouteFacts } from './route-facts.ts';

export interface MatchedRoute extends PatternMatch {
  /** The route; a child route has what it leaves out from the one around it. */
  readonly route: RouteConfig;
  /** Its place in the table, or that of the route around it. */
  readonly index: number;
  /** JSON pointer below the table to the route that lists its features. */
  readonly featuresPointer: string;
}

/** The route at a path, or one of which it is not known yet whether its conditions hold. */
export interface RouteMatch extends MatchedRoute {
  /** The names of values that are missing to know it; empty where all are known. */
  readonly waitsFor: readonly string[];
}

/** A route is looked up with each page, a table is read once. */
const indexOf = memoizeByObject((routes: readonly RouteConfig[]) => {
  const expanded = expandRoutes(routes);
  return { expanded, ...indexPatterns(expanded.map(({ pattern }) => pattern)) };
});

/**
 * The first route of the table whose pattern fits the path and whose conditions hold; undefined
 * where there is none. Behind one that cannot be judged yet nothing can be, so that one is given.
 */
export function matchRoute(
  routes: readonly RouteConfig[],
  path: string,
  facts: RouteFacts,
): RouteMatch | undefined {
  for (const match of matchRoutes(routes, path)) {
    const state = checkConditions(match.route.conditions, facts);
    if (state.status === 'hold') return { ...match, waitsFor: [] };
    if (state.status === 'undecided') return { ...match, waitsFor: state.names };
  }
  return undefined;
}

/**
 * The routes whose pattern fits a path, in the order of the table, whatever their conditions. An
 * address for tests has the routes of the page that it shows.
 */
export function* matchRoutes(
  routes: readonly RouteConfig[],
  address: string,
): Generator<MatchedRoute> {
  const { expanded, fitting, patterns } = indexOf(routes);
  const path = removeTestingParts(address);
  for (const candidate of fitting(path)) {
    const [found, pattern] = [expanded[candidate], patterns[candidate]];
    if (!found || !pattern) continue;
    const { route, index, featuresPointer, outerParts } = found;
    const { parameters, rest } = readPatternValues(pattern, path);
    // A child without a wildcard of its own knows what the route around it left to it.
    const isInner = outerParts !== undefined && !pattern.takesRest;
    const scope = isInner ? readRest(path, outerParts) : rest;
    yield { route, index, featuresPointer, parameters, rest: scope };
  }
}
