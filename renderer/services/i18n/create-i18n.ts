import { memoizeLoad } from '../../memoize/index.ts';
import type { Events } from '../events/index.ts';
import type { Formats } from './formats/formats-of.ts';
import { requireRegion } from './locale.ts';
import type { LoadMessages, Messages, Translate, Translator } from './messages.ts';

/** Emitted once for each real change of the locale, with a `LocaleChange`. */
export const LOCALE_CHANGED = 'locale-changed';

/** Which locale took which one's place. */
export interface LocaleChange {
  readonly locale: string;
  readonly previous: string;
}

export interface I18nOptions {
  readonly translator: Translator;
  readonly events?: Pick<Events, 'emit'>;
}

/** Messages and formats of one visit, or of one window. */
export interface I18n {
  /** The present locale, with its region. */
  readonly locale: string;
  /**
   * Changes the locale of everything that is asked for from now on. Throws for one without a
   * region.
   */
  readonly setLocale: (locale: string) => void;
  /**
   * The messages of a namespace as data: those of the locale, and where a key is missing those of
   * the fallback. Loaded once; callers at the same time share the load. Rejects, naming namespace
   * and locale, where neither exists.
   */
  readonly messages: (namespace: string, load: LoadMessages) => Promise<Messages>;
  /**
   * The function that gives single messages of a namespace, bound to the present locale. Rejects as
   * `messages` does.
   */
  readonly getT: (namespace: string, load: LoadMessages) => Promise<Translate>;
  /** How numbers, amounts and dates are written in the locale. Their code is loaded on demand. */
  readonly formats: () => Promise<Formats>;
}

/** Binds a translator to one locale. Throws for a locale without a region. */
export function createI18n(startLocale: string, { translator, events }: I18nOptions): I18n {
  let locale = requireRegion(startLocale, 'createI18n()');

  return {
    get locale() {
      return locale;
    },
    setLocale(next) {
      const previous = locale;
      locale = requireRegion(next, 'setLocale()');
      const change: LocaleChange = { locale, previous };
      if (locale !== previous) events?.emit(LOCALE_CHANGED, change);
    },
    messages: (namespace, load) => translator.messages({ locale, namespace, load }),
    getT: (namespace, load) => translator.getT({ locale, namespace, load }),
    async formats() {
      const present = locale;
      const { formatsOf } = await loadFormats(undefined);
      return formatsOf(present);
    },
  };
}

const loadFormats = memoizeLoad(() => import('./formats/formats-of.ts'));
