import type { Problem } from './problem.ts';

/** Two parts of a route's pattern have one name. */
export function duplicateParameter(name: string, pattern: string, pointer: string): Problem {
  return {
    code: 'duplicate-parameter',
    severity: 'error',
    pointer,
    message: `Duplicate parameter: ${name} in ${pattern}.`,
    fix: 'Give each a name of its own: only the last value counts.',
  };
}

/** A wildcard stands within a pattern, where it is a part like any other. */
export function misplacedWildcard(pattern: string, pointer: string): Problem {
  return {
    code: 'misplaced-wildcard',
    severity: 'error',
    pointer,
    message: `Misplaced wildcard: * in ${pattern} is not last.`,
    fix: 'Write :name for one part, or end the pattern with it.',
  };
}

/** A route has child routes, and its pattern leaves no rest for them. */
export function childRoutesWithoutRest(pattern: string, pointer: string): Problem {
  return {
    code: 'child-routes-without-rest',
    severity: 'error',
    pointer,
    message: `Child routes without a rest: ${pattern} does not end in *, so that none of them fits.`,
    fix: 'End the pattern with /*, or remove childRoutes.',
  };
}

/** A route, by its place in the table and its whole pattern. */
export interface NamedRoute {
  readonly index: number;
  readonly pattern: string;
}

/** An earlier route takes every path that a route could. */
export function unreachableRoute(
  { pattern }: NamedRoute,
  earlier: NamedRoute,
  pointer: string,
): Problem {
  return {
    code: 'unreachable-route',
    severity: 'error',
    pointer,
    message: `Unreachable: ${pattern}. Route ${earlier.index} (${earlier.pattern}) takes all its paths.`,
    fix: 'Move it before that one, or remove it.',
  };
}

const LEAD_ELSEWHERE = 'Let one of these routes show a page, or lead elsewhere.';

/** Routes lead in a circle: `stops` are all on the way, the first one again at the end. */
export function redirectCircle(stops: readonly string[], pointer: string): Problem {
  return {
    code: 'redirect-loop',
    severity: 'error',
    pointer,
    message: `Redirect loop: ${stops.join(' -> ')}.`,
    fix: LEAD_ELSEWHERE,
  };
}

/** More redirects follow each other than a page is looked for. */
export function redirectChain(stops: readonly string[], max: number, pointer: string): Problem {
  return {
    code: 'redirect-loop',
    severity: 'error',
    pointer,
    message: `Redirects more than ${max} times: ${stops.join(' -> ')}.`,
    fix: LEAD_ELSEWHERE,
  };
}

/** A second slot of a route names the flexible page, of which there is one. */
export function repeatedFlexPage(slot: string, first: string, pointer: string): Problem {
  return {
    code: 'repeated-flex-page',
    severity: 'error',
    pointer,
    message: `Repeated page: slot ${slot} names flexPage, which stands in slot ${first}.`,
    fix: 'Name another feature there, or remove the slot.',
  };
}
