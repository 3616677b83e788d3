import { isFromCdn } from '#schemas/content/declared-feature.ts';
import { expandRoutes } from '#schemas/content/expand-routes.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { DEFAULT_CDN_HOST } from '../services/assets/index.ts';

/** The origin that modules of an experience come from. */
export function getCdnHost({ cdnHost }: Pick<ExperienceConfig, 'cdnHost'>): string {
  return cdnHost ?? DEFAULT_CDN_HOST;
}

/**
 * The same for the policy of pages: undefined where no feature of the experience has a module, so
 * that no other host is allowed.
 */
export function findModuleOrigin(
  experience: Pick<ExperienceConfig, 'cdnHost' | 'routes' | 'floatingFeatures'>,
): string | undefined {
  const { routes, floatingFeatures = [] } = experience;
  const features = [
    ...expandRoutes(routes).flatMap(({ route }) => route.features ?? []),
    ...floatingFeatures,
  ];
  return features.some(({ asset }) => asset && isFromCdn(asset))
    ? getCdnHost(experience)
    : undefined;
}
