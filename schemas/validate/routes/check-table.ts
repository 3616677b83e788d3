import { indexPatterns, type PatternIndex } from '../../content/index-patterns.ts';
import { readPattern, type Pattern } from '../../content/read-pattern.ts';
import { isRecord } from '../../is-record.ts';
import { appendPointer } from '../../problems/pointer.ts';
import type { Problem } from '../../problems/problem.ts';
import {
  childRoutesWithoutRest,
  duplicateParameter,
  misplacedWildcard,
  unreachableRoute,
  redirectChain,
  redirectCircle,
} from '../../problems/route-problems.ts';
import { getPattern, listRoutes, type PlacedRoute } from './placed-routes.ts';
import { RELATIVE_BASE } from '../../content/clean-url.ts';

/** A route of a table that may have mistakes. */
interface TableRoute {
  /** Its place among all routes. */
  readonly index: number;
  /** The pattern begins with that of its base route. */
  readonly pattern: string;
  readonly pointer: string;
  readonly members: Readonly<Record<string, unknown>>;
}

/** More redirects one after the other are an error when a page is asked for, too. */
const MAX_HOPS = 10;

interface LoopOptions {
  readonly table: readonly TableRoute[];
  readonly patterns: PatternIndex;
  readonly isSignedIn: boolean;
}

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

/**
 * The circles in which routes lead visitors, each once, at its first route, and chains that nobody
 * follows to their end. A route has one address that it leads to, so coming back to a route means
 * never to leave.
 */
function findLoops(table: readonly TableRoute[], patterns: PatternIndex): Problem[] {
  const loops = [false, true].flatMap((isSignedIn) =>
    table.flatMap((route) => loopFrom(route, { table, patterns, isSignedIn })),
  );
  const isFirst = ({ message }: Problem, place: number) =>
    loops.findIndex((loop) => loop.message === message) === place;
  return loops.filter(isFirst);
}

function loopFrom(start: TableRoute, { table, patterns, isSignedIn }: LoopOptions): Problem[] {
  const seen = [start];
  const targets: string[] = [];
  let here: TableRoute | undefined = start;
  while (here) {
    const target = targetOf(here, isSignedIn);
    if (target === undefined) return [];
    targets.push(target);
    if (targets.length > MAX_HOPS) return [redirectChain(targets, MAX_HOPS, targetPointer(start))];
    const path = pathOnSite(target);
    if (path === undefined) return [];
    const next: TableRoute | undefined = table[patterns.fitting(path)[0] ?? -1];
    here = next && impliesConditions(start, next) ? next : undefined;
    if (here === start) return circleOf(seen, targets);
    // A circle that does not come back to the start is told where it begins.
    if (here && seen.includes(here)) return [];
    if (here) seen.push(here);
  }
  return [];
}

function circleOf(routes: readonly TableRoute[], targets: readonly string[]): Problem[] {
  const [start] = routes;
  if (!start || routes.some(({ index }) => index < start.index)) return [];
  return [redirectCircle([start.pattern, ...targets], targetPointer(start))];
}

function targetPointer({ pointer, members }: TableRoute): string {
  const isOfLogin = isRecord(members['auth']) && 'redirectTo' in members['auth'];
  return isOfLogin
    ? appendPointer(appendPointer(pointer, 'auth'), 'redirectTo')
    : appendPointer(pointer, 'redirect');
}

/** Returns the place to which a route leads a visitor; undefined if it shows a page, or nothing. */
function targetOf({ members }: TableRoute, isSignedIn: boolean): string | undefined {
  const { auth, redirect } = members;
  const target = isRecord(auth) && !isSignedIn ? auth['redirectTo'] : redirect;
  return typeof target === 'string' ? target : undefined;
}

function pathOnSite(target: string): string | undefined {
  const url = URL.parse(target, RELATIVE_BASE);
  return url?.origin === new URL(RELATIVE_BASE).origin ? url.pathname : undefined;
}

/** Returns true if the conditions of one route hold wherever those of another do. */
function impliesConditions(one: TableRoute, other: TableRoute): boolean {
  const required = conditionsOf(one);
  return [...conditionsOf(other)].every(([name, wanted]) => {
    const values = required.get(name);
    return values?.every((value) => wanted.includes(value)) ?? false;
  });
}

function conditionsOf({ members }: TableRoute): Map<string, readonly unknown[]> {
  const { conditions } = members;
  const entries = isRecord(conditions) ? Object.entries(conditions) : [];
  return new Map(
    entries.map(([name, wanted]): [string, readonly unknown[]] => [
      name,
      Array.isArray(wanted) ? wanted : [wanted],
    ]),
  );
}
