import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { Host } from '../host/index.ts';
import type { SiteContext } from '../visit/index.ts';

/** Without a plan nothing is decided yet; the code for that is no part of what hydrates. */
export async function resolveSite(experience: ExperienceConfig, host: Host): Promise<SiteContext> {
  const { readSiteContext } = await import('../create-plan/index.ts');
  return readSiteContext(experience, host);
}
