import type { Events } from '../events/index.ts';
import { memoizeLoad, loadOnce } from '../../memoize/index.ts';
import { loadBundle, type Bundle, type LoadBundle } from './bundles.ts';
import type { Formats } from './formats/formats-of.ts';
import { requireRegion } from './locale.ts';

/** Told of on the events once for each real change of the locale, with a `LocaleChange`. */
export const LOCALE_CHANGED = 'locale-changed';

/** Which locale took which one's place. */
export interface LocaleChange {
  readonly locale: string;
  readonly previous: string;
}

export interface I18n {
  /** The present locale, with its region. */
  readonly locale: string;
  /** Changes the locale of everything that is asked for from now on. Throws for one without a region. */
  readonly setLocale: (locale: string) => void;
  /**
   * The texts of a namespace: those of the locale, and where a key is missing those of the fallback. Loaded
   * once; callers at the same time share the load. Rejects, naming namespace and locale, where neither exists.
   */
  readonly texts: (namespace: string, load: LoadBundle) => Promise<Bundle>;
  /** How numbers, amounts and dates are written in the locale. Their code comes when somebody asks. */
  readonly formats: () => Promise<Formats>;
}

/** Makes the words of one locale. Throws for a locale without a region. */
export function createI18n(startLocale: string, events?: Pick<Events, 'emit'>): I18n {
  let locale = requireRegion(startLocale, 'createI18n()');
  const files = new Map<string, Promise<Bundle>>();
  const merged = new Map<string, Promise<Bundle>>();

  return {
    get locale() {
      return locale;
    },
    setLocale(wanted) {
      const previous = locale;
      locale = requireRegion(wanted, 'setLocale()');
      const change: LocaleChange = { locale, previous };
      if (locale !== previous) events?.emit(LOCALE_CHANGED, change);
    },
    texts(namespace, load) {
      const wanted = locale;
      const loadFile = (one: string) =>
        loadOnce(files, `${one} ${namespace}`, async () => load(one));
      return loadOnce(merged, `${wanted} ${namespace}`, () =>
        loadBundle(namespace, wanted, loadFile),
      );
    },
    async formats() {
      const wanted = locale;
      const { formatsOf } = await loadFormats(undefined);
      return formatsOf(wanted);
    },
  };
}

const loadFormats = memoizeLoad(() => import('./formats/formats-of.ts'));
