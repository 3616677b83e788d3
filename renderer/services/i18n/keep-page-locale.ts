import { OWN_LOCALE } from '../../host/index.ts';
import type { Events } from '../events/index.ts';
import { LOCALE_CHANGED, type I18n } from './create-i18n.ts';

export interface PageLocaleOptions {
  readonly i18n: Pick<I18n, 'locale'>;
  readonly events: Pick<Events, 'on'>;
}

/**
 * Keeps the html element's `lang` at the locale, until a translator of the browser writes its own language
 * there: then the locale stands in `data-localize-lang`, until the translator restores `lang`.
 */
export function keepPageLocale(root: HTMLElement, { i18n, events }: PageLocaleOptions): () => void {
  const write = () =>
    root.setAttribute(root.hasAttribute(OWN_LOCALE) ? OWN_LOCALE : 'lang', i18n.locale);
  const observer = new MutationObserver(() => {
    if (root.lang === i18n.locale) root.removeAttribute(OWN_LOCALE);
    else root.setAttribute(OWN_LOCALE, i18n.locale);
  });

  write();
  observer.observe(root, { attributeFilter: ['lang'] });
  const stopListening = events.on(LOCALE_CHANGED, write);
  return () => {
    observer.disconnect();
    stopListening();
  };
}
