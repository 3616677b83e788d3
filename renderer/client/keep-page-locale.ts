import { OWN_LOCALE } from '../host/page-language.ts';

/** The locale of a document, as its `lang` says it. */
export interface PageLocale {
  /** From the first one on it is kept. */
  readonly change: (locale: string) => void;
  readonly stop: () => void;
}

/**
 * Keeps the html element's `lang` at the locale, until a translator of the browser writes its own language
 * there: then the locale stands in `data-localize-lang`, until the translator restores `lang`.
 */
export function keepPageLocale(root: HTMLElement): PageLocale {
  let locale = '';
  const observer = new MutationObserver(() => {
    if (root.lang === locale) root.removeAttribute(OWN_LOCALE);
    else root.setAttribute(OWN_LOCALE, locale);
  });

  return {
    change(next) {
      locale = next;
      root.setAttribute(root.hasAttribute(OWN_LOCALE) ? OWN_LOCALE : 'lang', locale);
      observer.observe(root, { attributeFilter: ['lang'] });
    },
    stop: () => observer.disconnect(),
  };
}
