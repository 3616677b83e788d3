import { EXPERIMENT, type Decisions } from '../../plan/index.ts';
import type { Platform } from '../../platform/index.ts';
import { selectPageUrl } from '../../routing/index.ts';

/** Knows which page stands at an address: that of a variant has another page URL. */
export interface PageSelection {
  /** Notes which page is shown at the present address. */
  readonly note: (decisions: Pick<Decisions, 'pageUrl'>) => void;
  /** Gives a platform at whose address the page that is shown there stays. */
  readonly apply: (there: Platform) => Platform;
}

/**
 * Keeps to the page that was selected, by a server for its document or here, as long as the window
 * stays at its address: which variant a visitor sees is decided once.
 */
export function createPageSelection(
  { host }: Pick<Platform, 'host'>,
  decisions: Decisions | undefined,
): PageSelection {
  let selected: { readonly pathname: string; readonly pageUrl: string } | undefined;
  const note: PageSelection['note'] = ({ pageUrl }) => {
    selected = { pathname: host.url().pathname, pageUrl };
  };
  const isOpen = decisions?.waitsFor?.includes(EXPERIMENT);
  if (decisions && !isOpen) note(decisions);

  return {
    note,
    apply(there) {
      const { experience, site } = there;
      const { pathname } = there.host.url();
      if (selected?.pathname !== pathname) return there;
      const languagePrefix = experience.flexPage?.languagePrefix ?? false;
      const own = selectPageUrl(pathname, { locale: site.locale, languagePrefix });
      const { pageUrl } = selected;
      return pageUrl === own ? there : { ...there, variantPageUrl: pageUrl };
    },
  };
}
