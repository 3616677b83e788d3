import { FLEX_PAGE } from '#schemas/content/flex-page.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { memoizeByObject } from '../memoize/index.ts';

/**
 * Returns the experience of a server, which asks no configuration service while a visitor waits:
 * page models come from the endpoint that it was told of before, or else from the experience's own.
 * It is the very object for the same endpoint.
 */
export function applyPageEndpoint(
  experience: ExperienceConfig,
  endpoint: string | undefined,
): ExperienceConfig {
  const { features = [] } = experience.featureConfig ?? {};
  if (!features.includes(FLEX_PAGE)) return experience;
  const { applied: configured } = byEndpoint(experience);
  const before = configured.get(endpoint);
  if (before) return before;
  const { featureConfig, flexPage, ...others } = experience;
  const own = endpoint === undefined ? flexPage : { ...flexPage, endpoint };
  const rest = features.filter((feature) => feature !== FLEX_PAGE);
  const applied = {
    ...others,
    featureConfig: { ...featureConfig, features: rest },
    ...(own && { flexPage: own }),
  };
  configured.set(endpoint, applied);
  return applied;
}

/** An experience with what was made of it so far, by endpoint. */
const byEndpoint = memoizeByObject((experience: ExperienceConfig) => ({
  experience,
  applied: new Map<string | undefined, ExperienceConfig>(),
}));
