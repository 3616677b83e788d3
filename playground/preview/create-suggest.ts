import type { Experience } from '#renderer';
import { createConfiguredSearch, hasSuggestions } from '#renderer/search';
import type { createSession } from '#renderer/session';

type Platform = Awaited<ReturnType<Experience['wake']>>;
type Visitor = Pick<ReturnType<typeof createSession>, 'facts' | 'subscribe'>;

/**
 * Returns the function that suggests searches on the page of a platform; undefined where its site
 * has no suggestions.
 */
export function createSuggest(platform: Platform, visitor: Visitor) {
  const { experience, site } = platform;
  if (!hasSuggestions(experience)) return undefined;
  const options = { ...platform, segment: site.segment, visitor: async () => visitor };
  return createConfiguredSearch(options, platform).suggest;
}
