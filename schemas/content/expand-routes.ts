import type { ChildRoute, RouteConfig } from '../generated/route.ts';
import { joinPatterns, readPattern } from './read-pattern.ts';

/** A route that a path can be compared with as a whole. */
export interface ExpandedRoute {
  /** The route; a child has all that it left out from the route around it. */
  readonly route: RouteConfig;
  /** The whole pattern, from the start of a path. */
  readonly pattern: string;
  /** The place of the route, or of the one around it, in its table. */
  readonly index: number;
  /** JSON pointer below the table to the route that lists its features. */
  readonly featuresPointer: string;
  /** Of a child: how many parts of a path stand before what the route around it leaves to it. */
  readonly outerParts?: number;
}

/**
 * The routes of a table, with the children of a route in its place: it fits where one of them does.
 * Children of a pattern without a wildcard have no rest to be compared with, and never fit.
 */
export function expandRoutes(routes: readonly RouteConfig[]): ExpandedRoute[] {
  return routes.flatMap((route, index) => {
    const { childRoutes, baseRoute, pathPattern } = route;
    const pattern = joinPatterns(baseRoute, pathPattern);
    const featuresPointer = `/${index}`;
    if (!childRoutes) return [{ route, pattern, index, featuresPointer }];

    const { parts, takesRest } = readPattern(pattern);
    const outer = pattern.replace(/\/\*\/?$/, '');
    return (takesRest ? childRoutes : []).map((child, childIndex) => {
      const joinedPattern = joinPatterns(outer, child.pathPattern);
      return {
        route: inherit(route, { ...child, pathPattern: joinedPattern }),
        pattern: joinedPattern,
        index,
        featuresPointer: child.features ? `/${index}/childRoutes/${childIndex}` : featuresPointer,
        outerParts: parts.length,
      };
    });
  });
}

function inherit(
  { childRoutes: _children, baseRoute: _base, ...outer }: RouteConfig,
  child: ChildRoute,
): RouteConfig {
  return {
    ...outer,
    ...child,
    slots: { ...outer.slots, ...child.slots },
    conditions: { ...outer.conditions, ...child.conditions },
    properties: { ...outer.properties, ...child.properties },
  };
}
