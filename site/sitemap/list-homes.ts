import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { ListedPage } from '#schemas/generated/pages.ts';

/**
 * The homes of the segments, in all languages: the pages that a site is known to have before the
 * service lists them.
 */
export function listHomes({ segments = [] }: ExperienceConfig): readonly ListedPage[] {
  return segments.flatMap(({ homes }) => {
    const alternates = Object.entries(homes).map(([locale, url]) => ({ locale, url }));
    return alternates.map(({ url }) => ({ url, alternates }));
  });
}
