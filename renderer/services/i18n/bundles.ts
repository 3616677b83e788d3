import { languageOf } from '#schemas/content/locale.ts';
import { FALLBACK_LOCALE } from './locale.ts';

/** Texts by key, in one locale. */
export type Bundle = Readonly<Record<string, string>>;

/** Fetches the texts of one namespace in one locale; rejects where that locale has none. */
export type LoadBundle = (locale: string) => Promise<Bundle>;

/**
 * The texts of a namespace: those of the locale or else of its language, and where a key is missing those of
 * the fallback. Rejects, naming namespace and locale, where none of the four exists.
 */
export async function loadBundle(
  namespace: string,
  locale: string,
  load: LoadBundle,
): Promise<Bundle> {
  const ownLoad = loadNearest(locale, load);
  const fallbackLoad = locale === FALLBACK_LOCALE ? ownLoad : loadNearest(FALLBACK_LOCALE, load);
  const [own, fallback] = await Promise.allSettled([ownLoad, fallbackLoad]);
  if (own.status === 'rejected' && fallback.status === 'rejected') {
    throw new Error(`There are no words of ${namespace} in ${locale} or ${FALLBACK_LOCALE}.`, {
      cause: own.reason,
    });
  }
  return {
    ...(fallback.status === 'fulfilled' && withoutEmpty(fallback.value)),
    ...(own.status === 'fulfilled' && withoutEmpty(own.value)),
  };
}

async function loadNearest(locale: string, load: LoadBundle): Promise<Bundle> {
  try {
    return await load(locale);
  } catch (error) {
    // Why the locale itself has none says more than that its language has none either.
    return load(languageOf(locale)).catch(() => Promise.reject(error));
  }
}

/** A text that is empty counts as missing, so that nobody ever reads nothing. */
function withoutEmpty(bundle: Bundle): Bundle {
  if (!Object.values(bundle).includes('')) return bundle;
  return Object.fromEntries(Object.entries(bundle).filter(([, text]) => text !== ''));
}
