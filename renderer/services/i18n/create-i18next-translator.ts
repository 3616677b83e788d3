import { type i18n as I18next, createInstance } from 'i18next';
import { getLanguage } from '#schemas/content/locale.ts';
import { chooseMessageLocale } from '#schemas/content/message-locales.ts';
import type { HostConsole } from '../../host/index.ts';
import { loadOnce } from '../../memoize/index.ts';
import { FALLBACK_LOCALE } from './locale.ts';
import type {
  LoadMessages,
  Messages,
  NamespaceRequest,
  Translate,
  Translator,
} from './messages.ts';

/** Makes a translator that is an instance of i18next. Its language is never changed. */
export function createI18nextTranslator(console: Pick<HostConsole, 'warn'>): Translator {
  const library = createLibrary(console);
  const loads = new Map<string, Promise<void>>();
  const sources = new Map<string, LoadMessages>();
  const known = new Map<string, Messages>();

  const loadInto = (locale: string, { namespace, load }: NamespaceRequest) =>
    loadOnce(loads, `${locale} ${namespace}`, async () => {
      const messages = await loadNearest(locale, load);
      library.addResourceBundle(toCanonicalLocale(locale), namespace, messages);
    });

  /** Loads a namespace, and resolves to which of its two locales arrived. */
  const loadNamespace = async (request: NamespaceRequest): Promise<string> => {
    const { locale, namespace, load } = request;
    if ((sources.get(namespace) ?? load) !== load) throw twoSources(namespace);
    sources.set(namespace, load);
    const [own, fallback] = await Promise.allSettled([
      loadInto(locale, request),
      loadInto(FALLBACK_LOCALE, request),
    ]);
    if (own.status === 'rejected' && fallback.status === 'rejected') {
      throw createMessagesError(namespace, locale, own.reason);
    }
    return `${own.status} ${fallback.status}`;
  };

  return {
    async messages(request) {
      const arrived = await loadNamespace(request);
      const name = `${request.locale} ${request.namespace} ${arrived}`;
      const messages = known.get(name) ?? collectMessages(library, request);
      known.set(name, messages);
      return messages;
    },
    async getT(request) {
      await loadNamespace(request);
      return boundT(library, request);
    },
  };
}

/**
 * Values are put in as they are, and `$t()` means nothing: no value can bring another message in.
 */
function boundT(library: I18next, { locale, namespace }: NamespaceRequest): Translate {
  const t = library.getFixedT(toCanonicalLocale(locale), namespace);
  return (keys, values = {}) => {
    const list = typeof keys === 'string' ? [keys] : [...keys];
    const { count } = values;
    return t(list, {
      replace: values,
      nest: false,
      defaultValue: list[0] ?? '',
      ...(typeof count === 'number' && { count }),
    });
  };
}

/** The messages of a namespace as they are written, placeholders and plural forms included. */
function collectMessages(library: I18next, { locale, namespace }: NamespaceRequest): Messages {
  const t = library.getFixedT(toCanonicalLocale(locale), namespace);
  const keys = [FALLBACK_LOCALE, locale].flatMap((one) =>
    Object.keys(library.getResourceBundle(toCanonicalLocale(one), namespace) ?? {}),
  );
  const messages = [...new Set(keys)].map((key) => [
    key,
    t(key, { skipInterpolation: true, nsSeparator: false, defaultValue: '' }),
  ]);
  return Object.freeze(Object.fromEntries(messages.filter(([, text]) => text !== '')));
}

function twoSources(namespace: string): Error {
  return new Error(`${namespace} was given messages from two sources. Keep one of them.`);
}

/**
 * The messages of a locale, or else those of its language, or else those of the locale that the
 * parts of a site have in that language.
 */
async function loadNearest(locale: string, load: LoadMessages): Promise<Messages> {
  const names = new Set([locale, getLanguage(locale), chooseMessageLocale(locale) ?? locale]);
  const failures: unknown[] = [];
  for (const name of names) {
    try {
      return await load(name);
    } catch (error) {
      failures.push(error);
    }
  }
  // Why the locale itself has none says more than that its language has none either.
  throw failures[0];
}

/**
 * An instance of i18next in our terms: a locale has one fallback, keys are flat, values are not
 * escaped because React does that. Its own language stays the fallback; each caller names a locale.
 */
function createLibrary(console: Pick<HostConsole, 'warn'>): I18next {
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
function toCanonicalLocale(locale: string): string {
  return Intl.getCanonicalLocales(locale)[0] ?? locale;
}

/** Why a namespace cannot give messages. */
function createMessagesError(namespace: string, locale: string, cause?: unknown): Error {
  return new Error(`There are no words of ${namespace} in ${locale} or ${FALLBACK_LOCALE}.`, {
    cause,
  });
}
