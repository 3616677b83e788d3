import type { RouteConfig } from '#schemas/generated/route.ts';
import { joinPatterns } from '#schemas/content/read-pattern.ts';
import { matchPattern, type PatternMatch } from '#schemas/content/match-pattern.ts';

export interface MatchedRoute extends PatternMatch {
  readonly route: RouteConfig;
}

/** The first route whose pattern, with its base route before it, fits the path; undefined where none does. */
export function matchRoute(routes: readonly RouteConfig[], path: string): MatchedRoute | undefined {
  for (const route of routes) {
    const match = matchPattern(joinPatterns(route.baseRoute, route.pathPattern), path);
    if (match) return { route, ...match };
  }
  return undefined;
}
