import { isRecord } from '#schemas/is-record.ts';
import { checkExperience } from '#schemas/validate/routes/check-routes.ts';
import { getPattern } from '#schemas/validate/routes/placed-routes.ts';

/**
 * Says what is wrong with the routes of an experience: a line for each problem, in the order of the
 * routes.
 */
export function checkTable(experience: unknown): string[] {
  const routes: unknown = isRecord(experience) ? experience['routes'] : undefined;
  if (!Array.isArray(routes)) return ['There are no routes. Add a list of them as "routes".'];
  const problems = [
    ...routes.flatMap((route: unknown, index) => (getPattern(route) ? [] : [missing(index)])),
    ...checkExperience(experience).map(({ pointer, message, fix }) => ({
      index: Number(pointer.split('/')[2]),
      text: `${message} ${fix}`,
    })),
  ];
  return problems
    .toSorted((one, other) => one.index - other.index)
    .map(({ index, text }) => `Route ${index}: ${text}`);
}

function missing(index: number): { readonly index: number; readonly text: string } {
  return { index, text: 'Missing pathPattern. Add one, such as "/*" for all paths.' };
}
