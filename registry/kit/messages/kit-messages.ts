import { languageOf } from '#schemas/content/locale.ts';
import type { Messages } from '#renderer';
import { FORM_KIT_LANGUAGES, INTERFACE_LANGUAGES } from './languages.ts';

/** The key of a word that parts of the kit have in common. */
export type KitWord = keyof typeof import('./locales/en-GB.json');

/** Words as the file of a locale gives them. */
type LoadedMessages = Promise<{ readonly default: Messages }>;

const BUNDLES: ReadonlySet<string> = new Set([...INTERFACE_LANGUAGES, ...FORM_KIT_LANGUAGES]);
const DEFAULT_BUNDLE = 'en-GB';

/** Where the words of a locale stand: in its own bundle, else in its language's, else in the default one. */
export function kitBundleOf(locale: string): string {
  return [locale, languageOf(locale)].find((name) => BUNDLES.has(name)) ?? DEFAULT_BUNDLE;
}

/** The kit's words in a locale. Loads one bundle. */
export function kitMessages(
  locale: string,
): Promise<{ readonly default: Readonly<Record<KitWord, string>> }> {
  return import(`./locales/${kitBundleOf(locale)}.json`);
}

/** An entry's own words with those of the kit that its parts need, so that no more than these travel. */
export function withKitMessages(
  load: (locale: string) => LoadedMessages,
  wanted: readonly KitWord[],
): (locale: string) => LoadedMessages {
  return async (locale) => {
    const [own, kit] = await Promise.all([load(locale), kitMessages(locale)]);
    const shared = Object.fromEntries(wanted.map((word) => [word, kit.default[word]]));
    return { default: { ...shared, ...own.default } };
  };
}

/** Words of the kit alone, for an entry that has none of its own. */
export function kitMessagesOnly(wanted: readonly KitWord[]): (locale: string) => LoadedMessages {
  return withKitMessages(() => Promise.resolve({ default: {} }), wanted);
}
