import type { RouteConfig } from '#schemas/generated/route.ts';
import { featureNotFound, noFeatureDefinitions, type Problem } from '../errors/index.ts';

type Slots = Readonly<Record<string, { readonly feature?: string } | undefined>>;

/** Returns the problems of the features that the slots of a route name. Each is warned of once. */
export function checkFeatures(route: RouteConfig | undefined, slots: Slots): Problem[] {
  if (!route) return [];
  const asked = new Set(Object.values(slots).flatMap((slot) => slot?.feature ?? []));
  const defined = (route.features ?? []).map(({ name }) => name);
  if (asked.size > 0 && defined.length === 0) return [noFeatureDefinitions(route.pathPattern)];
  return [...asked]
    .filter((name) => !defined.includes(name))
    .map((name) => featureNotFound(name, defined));
}
