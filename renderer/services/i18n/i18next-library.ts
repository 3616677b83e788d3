import { createInstance, type i18n as I18next } from 'i18next';
import type { HostConsole } from '../../host/index.ts';
import { FALLBACK_LOCALE } from './locale.ts';

/**
 * An instance of i18next in our terms: a locale has one fallback, keys are flat, values are not
 * escaped because React does that. Its own language stays the fallback; each caller names a locale.
 */
export function createLibrary(console: Pick<HostConsole, 'warn'>): I18next {
  const library = createInstance();
  const warned = new Set<string>();
  void library.init({
    lng: FALLBACK_LOCALE,
    fallbackLng: FALLBACK_LOCALE,
    load: 'currentOnly',
    initAsync: false,
    keySeparator: false,
    interpolation: { escapeValue: false },
    saveMissing: true,
    saveMissingTo: 'current',
    saveMissingPlurals: false,
    missingKeyHandler([locale = ''], namespace, key) {
      const isLoaded = [locale, FALLBACK_LOCALE].some((one) =>
        library.hasResourceBundle(toCanonicalLocale(one), namespace),
      );
      if (!isLoaded) throw createMessagesError(namespace, locale);
      const text = `There is no text for ${namespace}:${key} in ${locale} or ${FALLBACK_LOCALE}.`;
      if (!warned.has(text)) console.warn(`${text} Add it to the words of its namespace.`);
      warned.add(text);
    },
  });
  return library;
}

/** i18next looks a locale up in its canonical form. */
export function toCanonicalLocale(locale: string): string {
  return Intl.getCanonicalLocales(locale)[0] ?? locale;
}

/** Why a namespace cannot give messages. */
export function createMessagesError(namespace: string, locale: string, cause?: unknown): Error {
  return new Error(`There are no words of ${namespace} in ${locale} or ${FALLBACK_LOCALE}.`, {
    cause,
  });
}
