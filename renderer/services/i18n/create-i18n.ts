/** Texts by key, in one locale. */
export type Bundle = Readonly<Record<string, string>>;

/** Fetches the texts of one namespace in one locale; rejects where that locale has none. */
export type LoadBundle = (locale: string) => Promise<Bundle>;

export interface I18n {
  readonly locale: string;
  /**
   * The texts of a namespace: those of the locale, and where a key is missing those of the fallback. Loaded
   * once; callers at the same time share the load. Rejects, naming namespace and locale, where neither exists.
   */
  readonly texts: (namespace: string, load: LoadBundle) => Promise<Bundle>;
}

export const FALLBACK_LOCALE = 'en-GB';

const LOCALE_WITH_REGION = /^[a-z]{2}-[A-Z]{2}$/;

/** Makes the words of one locale. Throws for a locale without a region. */
export function createI18n(locale: string): I18n {
  if (!LOCALE_WITH_REGION.test(locale)) {
    throw new Error(
      `createI18n() was given the locale "${locale}". Name its region too, as in en-GB.`,
    );
  }
  const loaded = new Map<string, Promise<Bundle>>();

  return {
    locale,
    texts(namespace, load) {
      const known = loaded.get(namespace);
      if (known) return known;

      const texts = loadWithFallback(namespace, locale, load);
      loaded.set(namespace, texts);
      // What failed is not remembered, so that the next page may try again.
      texts.catch(() => loaded.delete(namespace));
      return texts;
    },
  };
}

async function loadWithFallback(
  namespace: string,
  locale: string,
  load: LoadBundle,
): Promise<Bundle> {
  const ownLoad = load(locale);
  const fallbackLoad = locale === FALLBACK_LOCALE ? ownLoad : load(FALLBACK_LOCALE);
  const [own, fallback] = await Promise.allSettled([ownLoad, fallbackLoad]);
  if (own.status === 'rejected' && fallback.status === 'rejected') {
    throw new Error(`There are no words of ${namespace} in ${locale} or ${FALLBACK_LOCALE}.`, {
      cause: own.reason,
    });
  }
  return {
    ...(fallback.status === 'fulfilled' ? fallback.value : {}),
    ...(own.status === 'fulfilled' ? own.value : {}),
  };
}
