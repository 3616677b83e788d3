import { OWN_LOCALE } from '../../host/page-language.ts';

/** The locale of a document, as its `lang` says it. */
export interface PageLocale {
  /** From the first one on it is kept. */
  readonly change: (locale: string) => void;
  readonly stop: () => void;
}

/**
 * Keeps the html element's `lang` at the locale, until a translator of the browser writes its own
 * language there: then the locale stands in `data-localize-lang`, until the translator restores
 * `lang`.
 */
export function syncPageLocale(root: HTMLElement): PageLocale {
  let locale = '';
  const observer = new MutationObserver(() => {
    if (root.lang === locale) root.removeAttribute(OWN_LOCALE);
    else root.setAttribute(OWN_LOCALE, locale);
  });

  return {
    change(next) {
      locale = next;
      const name = root.hasAttribute(OWN_LOCALE) ? OWN_LOCALE : 'lang';
      // A browser goes through the whole document for a lang, be it the same one.
      if (root.getAttribute(name) !== locale) root.setAttribute(name, locale);
      observer.observe(root, { attributeFilter: ['lang'] });
    },
    stop: () => observer.disconnect(),
  };
}
