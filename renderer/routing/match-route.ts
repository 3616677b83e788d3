import type { RouteConfig } from '#schemas/generated/route.ts';
import { indexPatterns } from '#schemas/content/index-patterns.ts';
import { readPatternValues, type PatternMatch } from '#schemas/content/match-pattern.ts';
import { joinPatterns } from '#schemas/content/read-pattern.ts';
import { memoizeByObject } from '../memoize/index.ts';
import { checkConditions } from './check-conditions.ts';
import type { RouteFacts } from './route-facts.ts';

export interface MatchedRoute extends PatternMatch {
  readonly route: RouteConfig;
  /** Its place in the table. */
  readonly index: number;
}

/** The route at a path, or one of which it is not known yet whether its conditions hold. */
export interface RouteMatch extends MatchedRoute {
  /** The names of values that are missing to know it; empty where all are known. */
  readonly waitsFor: readonly string[];
}

/** A route is looked up with each page, a table is read once. */
const indexOf = memoizeByObject((routes: readonly RouteConfig[]) =>
  indexPatterns(routes.map(({ baseRoute, pathPattern }) => joinPatterns(baseRoute, pathPattern))),
);

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

/** The routes whose pattern fits a path, in the order of the table, whatever their conditions. */
export function* matchRoutes(
  routes: readonly RouteConfig[],
  path: string,
): Generator<MatchedRoute> {
  const { fitting, patterns } = indexOf(routes);
  for (const index of fitting(path)) {
    const [route, pattern] = [routes[index], patterns[index]];
    if (route && pattern) yield { route, index, ...readPatternValues(pattern, path) };
  }
}
