import { indexPatterns } from '#schemas/content/index-patterns.ts';
import { joinPatterns, type Pattern } from '#schemas/content/read-pattern.ts';
import { isRecord } from '#schemas/is-record.ts';
import { checkExperience } from '#schemas/validate/check-routes.ts';
import { findLoops } from './find-loops.ts';
import { impliesConditions, type TableRoute } from './table-route.ts';

/** What is wrong with the routes of an experience: a line for each problem, in the order of the routes. */
export function checkTable(experience: unknown): string[] {
  const routes: unknown = isRecord(experience) ? experience['routes'] : undefined;
  if (!Array.isArray(routes)) return ['There are no routes. Add a list of them as "routes".'];
  const found = [
    ...routes.flatMap((route: unknown, index) => (patternOf(route) ? [] : [missing(index)])),
    ...checkPatterns(tableOf(routes)),
    ...checkExperience(experience).map(({ pointer, message, fix }) => ({
      index: Number(pointer.split('/')[2]),
      text: `${message} ${fix}`,
    })),
  ];
  return found
    .toSorted((one, other) => one.index - other.index)
    .map(({ index, text }) => `Route ${index}: ${text}`);
}

interface Found {
  readonly index: number;
  readonly text: string;
}

function missing(index: number): Found {
  return { index, text: 'Missing pathPattern. Add one, such as "/*" for all paths.' };
}

function patternOf(route: unknown): string | undefined {
  const own = isRecord(route) ? route['pathPattern'] : undefined;
  const base = isRecord(route) ? route['baseRoute'] : undefined;
  if (typeof own !== 'string' || own === '') return undefined;
  return joinPatterns(typeof base === 'string' ? base : undefined, own);
}

/** The routes that have a pattern, each with its place among all. */
function tableOf(routes: readonly unknown[]): TableRoute[] {
  return routes.flatMap((members, index): TableRoute[] => {
    const pattern = patternOf(members);
    return pattern !== undefined && isRecord(members) ? [{ index, pattern, members }] : [];
  });
}

function checkPatterns(table: readonly TableRoute[]): Found[] {
  const patterns = indexPatterns(table.map(({ pattern }) => pattern));
  const ofEach = table.flatMap((route, place) => {
    const pattern = patterns.patterns[place] ?? { parts: [], takesRest: false };
    const earlier = patterns
      .covering(pattern)
      .filter((other) => other < place)
      .flatMap((other) => table[other] ?? []);
    return [...checkParts(route, pattern), ...checkReach(route, earlier)];
  });
  return [...ofEach, ...findLoops(table, patterns)];
}

function checkParts({ index, pattern }: TableRoute, { parts }: Pattern): Found[] {
  const names = parts.flatMap((part) => ('name' in part ? [part.name] : []));
  const twice = new Set(names.filter((name, place) => names.indexOf(name) < place));
  const hasEarlyStar = parts.some((part) => 'text' in part && part.text === '*');
  return [
    ...[...twice].map((name) => ({
      index,
      text: `Duplicate parameter: ${name} in ${pattern}. Give each a name of its own: only the last value counts.`,
    })),
    ...(hasEarlyStar
      ? [
          {
            index,
            text: `Misplaced wildcard: * in ${pattern} is not last. Write :name for one part, or end the pattern with it.`,
          },
        ]
      : []),
  ];
}

/**
 * An earlier route takes all that a later one could where its conditions hold whenever those of the later one do. A session changes
 * nothing: a route that requires one takes every path that it fits, and sends those without one to its log-in page.
 */
function checkReach(route: TableRoute, earlier: readonly TableRoute[]): Found[] {
  const first = earlier.find((other) => impliesConditions(route, other));
  if (!first) return [];
  const { index, pattern } = route;
  const text = `Unreachable: ${pattern}. Route ${first.index} (${first.pattern}) takes all its paths. Move it before that one, or remove it.`;
  return [{ index, text }];
}
