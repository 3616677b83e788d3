import { ROUTE_NOT_FOUND, ROUTE_REFUSED } from '../errors/index.ts';
import type { Platform } from '../platform/index.ts';
import type { RouteDecision } from '../routing/index.ts';
import type { Trace } from '../trace/index.ts';

/** Tells the surroundings that no route shows a page here, where that is so. */
export function emitRouteEvent(
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
export function noteRoute(trace: Trace, decided: RouteDecision): void {
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
