import { indexPatterns } from '../../content/index-patterns.ts';
import { readPattern, type Pattern } from '../../content/read-pattern.ts';
import { isRecord } from '../../is-record.ts';
import { appendPointer } from '../../problems/pointer.ts';
import type { Problem } from '../../problems/problem.ts';
import {
  childRoutesWithoutRest,
  duplicateParameter,
  misplacedWildcard,
  unreachableRoute,
} from '../../problems/route-problems.ts';
import { findLoops } from './find-loops.ts';
import { getPattern, listRoutes, type PlacedRoute } from './placed-routes.ts';
import { impliesConditions, type TableRoute } from './table-route.ts';

/**
 * Finds mistakes in the routes of an experience taken together: patterns that say what nobody
 * means, routes that no path reaches, redirects without end. Routes without a pattern are a problem
 * of their own.
 */
export function checkTable(routes: readonly unknown[]): Problem[] {
  const table = routes.flatMap((route, index) => {
    const listed = listRoutes(route, appendPointer('/routes', index), index);
    // A path is compared with the children in the place of the route around them.
    return (listed.length > 1 ? listed.slice(1) : listed).flatMap(toTableRoute);
  });
  const patterns = indexPatterns(table.map(({ pattern }) => pattern));
  const ofEach = table.flatMap((route, position) => {
    const pattern = patterns.patterns[position] ?? { parts: [], takesRest: false };
    const earlier = patterns
      .covering(pattern)
      .filter((other) => other < position)
      .flatMap((other) => table[other] ?? []);
    return [...checkParts(route, pattern), ...checkReach(route, earlier)];
  });
  return [...ofEach, ...checkOuterPatterns(routes), ...findLoops(table, patterns)];
}

function toTableRoute({ pattern, ...route }: PlacedRoute): TableRoute[] {
  return pattern === undefined ? [] : [{ ...route, pattern }];
}

/** Only a wildcard leaves a rest that child routes could be compared with. */
function checkOuterPatterns(routes: readonly unknown[]): Problem[] {
  return routes.flatMap((route, index) => {
    const pattern = getPattern(route);
    const hasChildren = isRecord(route) && 'childRoutes' in route;
    const isWrong = hasChildren && pattern !== undefined && !readPattern(pattern).takesRest;
    const pointer = appendPointer(appendPointer('/routes', index), 'pathPattern');
    return isWrong ? [childRoutesWithoutRest(pattern, pointer)] : [];
  });
}

function checkParts(route: TableRoute, { parts }: Pattern): Problem[] {
  const { pattern } = route;
  const pointer = patternPointer(route);
  const names = parts.flatMap((part) => ('name' in part ? [part.name] : []));
  const twice = new Set(names.filter((name, position) => names.indexOf(name) < position));
  const hasEarlyStar = parts.some((part) => 'text' in part && part.text === '*');
  return [
    ...Array.from(twice, (name) => duplicateParameter(name, pattern, pointer)),
    ...(hasEarlyStar ? [misplacedWildcard(pattern, pointer)] : []),
  ];
}

/**
 * An earlier route takes all that a later one could where its conditions hold whenever those of the
 * later one do. A session changes nothing: a route that requires one takes every path that it fits,
 * and sends those without one to its log-in page.
 */
function checkReach(route: TableRoute, earlier: readonly TableRoute[]): Problem[] {
  const first = earlier.find((other) => impliesConditions(route, other));
  return first ? [unreachableRoute(route, first, patternPointer(route))] : [];
}

function patternPointer({ pointer }: TableRoute): string {
  return appendPointer(pointer, 'pathPattern');
}
