import { createInstance } from 'i18next';

/** Gives a text of a tool, with values in its placeholders. */
export type TranslateFrom<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The texts of one tool in each of its languages. */
export interface ToolMessages<Language extends string, Key extends string> {
  /** The languages in the order of their files, each with its name in that language. */
  readonly languages: readonly { readonly locale: Language; readonly name: string }[];
  /** The language of a locale; the start language where the tool has no messages for it. */
  readonly languageOf: (locale: string | undefined) => Language;
  readonly translatorFor: (language: Language) => TranslateFrom<Key>;
}

/**
 * English, whatever the browser prefers: its names are what people call things when they talk to
 * each other.
 */
const START_LANGUAGE = 'en-GB';

/** Reads the message files of a tool, which has the languages of its files. */
export function createToolMessages<Language extends string, Key extends string>(
  files: Readonly<Record<Language | typeof START_LANGUAGE, Readonly<Record<Key, string>>>>,
): ToolMessages<Language | typeof START_LANGUAGE, Key> {
  const isLanguage = (locale: string): locale is keyof typeof files => Object.hasOwn(files, locale);
  const instance = instanceWith(files);
  return {
    languages: Object.keys(files)
      .filter(isLanguage)
      .map((locale) => ({ locale, name: ownNameOf(locale) })),
    languageOf: (locale = '') => (isLanguage(locale) ? locale : START_LANGUAGE),
    translatorFor(language) {
      const t = instance.getFixedT(language);
      return (key: string, values = {}) => t(key, { ...values });
    },
  };
}

/**
 * An instance for this tool alone, whose language nobody changes. Its texts are there at once, as a
 * tool needs them to start.
 */
function instanceWith(files: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const instance = createInstance();
  void instance.init({
    lng: START_LANGUAGE,
    fallbackLng: START_LANGUAGE,
    resources: Object.fromEntries(
      Object.entries(files).map(([locale, translation]) => [locale, { translation }]),
    ),
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    // A placeholder that stays in sight is found sooner than a gap.
    missingInterpolationHandler: (_text, [placeholder]: [string]) => placeholder,
  });
  return instance;
}

function ownNameOf(locale: string): string {
  const { language } = new Intl.Locale(locale);
  const [first = '', ...rest] =
    new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? locale;
  return first.toLocaleUpperCase(locale) + rest.join('');
}
