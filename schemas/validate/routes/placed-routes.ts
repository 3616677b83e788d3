import { joinPatterns } from '../../content/read-pattern.ts';
import { isRecord } from '../../is-record.ts';
import { appendPointer } from '../../problems/pointer.ts';

type Members = Readonly<Record<string, unknown>>;

/** A route of a document that may have mistakes, at its place. */
export interface PlacedRoute {
  /** Its place in the table, or that of the route around it. */
  readonly index: number;
  readonly pointer: string;
  /** The members as they are written. */
  readonly own: Members;
  /** The same with what a child leaves out and the route around it says. */
  readonly members: Members;
  /** The whole pattern; undefined where it has none. */
  readonly pattern: string | undefined;
}

/** A route and its child routes, each by itself. */
export function listRoutes(route: unknown, pointer: string, index = 0): readonly PlacedRoute[] {
  if (!isRecord(route)) return [];
  const pattern = getPattern(route);
  const { childRoutes, baseRoute: _base, ...outer } = route;
  const around = { index, pointer, own: route, members: route, pattern };
  const children = (Array.isArray(childRoutes) ? childRoutes : []).flatMap(
    (child: unknown, place): PlacedRoute[] => {
      if (!isRecord(child)) return [];
      const below = child['pathPattern'];
      const isWritten = pattern !== undefined && typeof below === 'string' && below !== '';
      return [
        {
          index,
          pointer: appendPointer(appendPointer(pointer, 'childRoutes'), place),
          own: child,
          members: inherit(outer, child),
          pattern: isWritten ? joinPatterns(pattern.replace(/\/\*\/?$/, ''), below) : undefined,
        },
      ];
    },
  );
  return [around, ...children];
}

function inherit(outer: Members, child: Members): Members {
  const joined = ['slots', 'conditions', 'properties'].flatMap((name): [string, Members][] => {
    const [around, own] = [outer[name], child[name]];
    return isRecord(around) && isRecord(own) ? [[name, { ...around, ...own }]] : [];
  });
  return { ...outer, ...child, ...Object.fromEntries(joined) };
}

/** The whole pattern of a route; undefined where it has none. */
export function getPattern(route: unknown): string | undefined {
  const own = isRecord(route) ? route['pathPattern'] : undefined;
  const base = isRecord(route) ? route['baseRoute'] : undefined;
  if (typeof own !== 'string' || own === '') return undefined;
  return joinPatterns(typeof base === 'string' ? base : undefined, own);
}
