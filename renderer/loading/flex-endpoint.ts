import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { RouteConfig } from '#schemas/generated/route.ts';

/** The feature that is the page of the content service. */
const FLEX_PAGE = 'flexPage';

/**
 * Where a route's page models come from: a property of its feature, else of the route, else the
 * experience.
 */
export function findFlexEndpoint(
  { features = [], properties }: Pick<RouteConfig, 'features' | 'properties'>,
  { flexPage }: Pick<ExperienceConfig, 'flexPage'>,
): string | undefined {
  const feature = features.find(({ name }) => name === FLEX_PAGE);
  return feature?.properties?.endpoint ?? properties?.endpoint ?? flexPage?.endpoint;
}
