import type { HostConsole } from '../../host/index.ts';
import type { Bundle } from './bundles.ts';
import type { I18n } from './create-i18n.ts';
import { FALLBACK_LOCALE } from './locale.ts';

export interface Translations {
  /**
   * Says where the texts of a namespace come from in one locale, or in one language. Nothing is loaded before
   * somebody asks. Throws where that is said already.
   */
  readonly register: (namespace: string, locale: string, load: () => Promise<Bundle>) => void;
  /**
   * The text of a key such as `kit:button_back`; of several keys, of the first one that has a text. Where none
   * has, the first key itself. Rejects, naming namespace and locale, for a namespace without texts.
   */
  readonly text: (keys: string | readonly [string, ...string[]]) => Promise<string>;
}

/** Makes the texts that are asked for by key, in the locale that is the present one when they are. */
export function createTranslations(
  i18n: Pick<I18n, 'locale' | 'texts'>,
  console: Pick<HostConsole, 'warn'>,
): Translations {
  const loads = new Map<string, () => Promise<Bundle>>();
  const missing = new Set<string>();

  const bundleOf = (namespace: string) =>
    i18n.texts(namespace, async (locale) => {
      const load = loads.get(`${locale} ${namespace}`);
      if (!load) throw new Error(`${namespace} is not registered for ${locale}`);
      return load();
    });

  const warnOnce = (keys: readonly string[], locale: string) => {
    const words = `There is no text for ${keys.join(', ')} in ${locale} or ${FALLBACK_LOCALE}.`;
    if (!missing.has(words)) console.warn(`${words} Add it to the words of its namespace.`);
    missing.add(words);
  };

  return {
    register(namespace, locale, load) {
      const name = `${locale} ${namespace}`;
      if (loads.has(name)) {
        throw new Error(`register() was given ${namespace} for ${locale} twice. Keep one of them.`);
      }
      loads.set(name, load);
    },
    async text(wanted) {
      const keys = typeof wanted === 'string' ? ([wanted] as const) : wanted;
      const { locale } = i18n;
      for (const key of keys) {
        const { namespace, name } = readKey(key);
        const bundle = await bundleOf(namespace);
        const text = Object.hasOwn(bundle, name) ? bundle[name] : undefined;
        if (text !== undefined) return text;
      }
      warnOnce(keys, locale);
      return keys[0];
    },
  };
}

function readKey(key: string): { readonly namespace: string; readonly name: string } {
  const [, namespace, name] = /^([^:]+):(.+)$/s.exec(key) ?? [];
  if (namespace !== undefined && name !== undefined) return { namespace, name };
  throw new Error(`text() was given the key "${key}". Write it as namespace:name.`);
}
