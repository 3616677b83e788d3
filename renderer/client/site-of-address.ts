import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { Host } from '../host/index.ts';
import type { SiteContext } from '../visit/index.ts';

/** Without a plan nothing is decided yet; the code for that is no part of what hydrates. */
export async function siteOfAddress(
  experience: ExperienceConfig,
  host: Host,
): Promise<SiteContext> {
  const { siteContextOf } = await import('../make-plan/index.ts');
  return siteContextOf(experience, host);
}
