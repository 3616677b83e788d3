import type { Decisions } from '../../plan/index.ts';
import type { Platform } from '../../platform/index.ts';
import { selectPageUrl } from '../../routing/index.ts';

/** Gives the platform of the page that is shown at its address: of a variant, where that is. */
export type SelectPage = (there: Platform) => Platform;

/**
 * Keeps to the page that a server has selected for its document, as long as the window stays at the
 * address: which variant a visitor sees is decided once.
 */
export function createPageSelection(
  { host }: Pick<Platform, 'host'>,
  decisions: Pick<Decisions, 'pageUrl'> | undefined,
): SelectPage {
  const { pathname } = host.url();
  return (there) => {
    const { experience, site } = there;
    if (!decisions || there.host.url().pathname !== pathname) return there;
    const { pageUrl } = decisions;
    const languagePrefix = experience.flexPage?.languagePrefix ?? false;
    const own = selectPageUrl(pathname, { locale: site.locale, languagePrefix });
    return pageUrl === own ? there : { ...there, variantPageUrl: pageUrl };
  };
}
