import { RELATIVE_BASE } from '../../content/clean-url.ts';
import type { PatternIndex } from '../../content/index-patterns.ts';
import { isRecord } from '../../is-record.ts';
import { appendPointer } from '../../problems/pointer.ts';
import type { Problem } from '../../problems/problem.ts';
import { redirectChain, redirectCircle } from '../../problems/route-problems.ts';
import { impliesConditions, type TableRoute } from './table-route.ts';

/** More redirects one after the other are an error when a page is asked for, too. */
const MAX_HOPS = 10;

/**
 * The circles in which routes lead visitors, each once, at its first route, and chains that nobody
 * follows to their end. A route has one address that it leads to, so coming back to a route means
 * never to leave.
 */
export function findLoops(table: readonly TableRoute[], patterns: PatternIndex): Problem[] {
  const loops = [false, true].flatMap((isSignedIn) =>
    table.flatMap((route) => loopFrom(route, { table, patterns, isSignedIn })),
  );
  const isFirst = ({ message }: Problem, place: number) =>
    loops.findIndex((loop) => loop.message === message) === place;
  return loops.filter(isFirst);
}

interface LoopOptions {
  readonly table: readonly TableRoute[];
  readonly patterns: PatternIndex;
  readonly isSignedIn: boolean;
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
