import type { StartShellOptions } from '#registry/start-shell';
import type { Visitor } from '#renderer/routing';
import type { Search } from '#renderer/search';
import { readSiteContext } from '#renderer/visit';
import { startExperience } from './start-experience.ts';

type Suggest = NonNullable<StartShellOptions['suggest']>;

/**
 * Returns the function that suggests searches on the page of a window; its code is loaded with the
 * first question. Undefined where the site has no suggestions.
 */
export function suggestSearches(
  window: Window & typeof globalThis,
  visitor: () => Promise<Visitor>,
): Suggest | undefined {
  if (!startExperience.hasSuggestions) return undefined;
  let loading: Promise<Search> | undefined;
  const load = async (): Promise<Search> => {
    const [{ createWindowSearch }, { experience }] = await Promise.all([
      import('#renderer/search'),
      import('../experience.ts'),
    ]);
    const { locale } = readSiteContext(startExperience, {
      url: () => new URL(window.location.href),
      pageLanguage: () => window.document.documentElement.lang,
      cookie: () => undefined,
    });
    return createWindowSearch(window, { experience, visitor, locale });
  };
  return async (query, signal) => {
    loading ??= load();
    try {
      return await (await loading).suggest(query, signal);
    } catch {
      // Its code did not come; it may come for the next question.
      loading = undefined;
      return [];
    }
  };
}
