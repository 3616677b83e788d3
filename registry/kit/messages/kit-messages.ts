import { languageOf } from '#schemas/content/locale.ts';
import type { Messages } from '#renderer';
import { FORM_KIT_LANGUAGES, INTERFACE_LANGUAGES } from './languages.ts';

/** The key of a message that parts of the kit share. */
export type KitMessageKey = keyof typeof import('./locales/en-GB.json');

/** Messages as the module of a locale's file gives them. */
type LoadedMessages = Promise<{ readonly default: Messages }>;

const FILES: ReadonlySet<string> = new Set([...INTERFACE_LANGUAGES, ...FORM_KIT_LANGUAGES]);
const DEFAULT_FILE = 'en-GB';

/** The kit's messages in a locale. Loads one file. */
export function kitMessages(
  locale: string,
): Promise<{ readonly default: Readonly<Record<KitMessageKey, string>> }> {
  return import(`./locales/${kitFileOf(locale)}.json`);
}

/** An entry's own messages with those of the kit that it names, so that no more than these travel. */
export function withKitMessages(
  load: (locale: string) => LoadedMessages,
  keys: readonly KitMessageKey[],
): (locale: string) => LoadedMessages {
  return async (locale) => {
    const [own, kit] = await Promise.all([load(locale), kitMessages(locale)]);
    const shared = Object.fromEntries(keys.map((key) => [key, kit.default[key]]));
    return { default: { ...shared, ...own.default } };
  };
}

/** Messages of the kit alone, for an entry that has none of its own. */
export function kitMessagesOnly(
  keys: readonly KitMessageKey[],
): (locale: string) => LoadedMessages {
  return withKitMessages(() => Promise.resolve({ default: {} }), keys);
}

/** The file with the messages of a locale: its own, else its language's, else the default one. */
function kitFileOf(locale: string): string {
  return [locale, languageOf(locale)].find((name) => FILES.has(name)) ?? DEFAULT_FILE;
}
