import type { Messages } from '#renderer';
import type { KitMessageKey } from './kit-messages.ts';

/** Messages as the module of a locale's file gives them. */
type LoadedMessages = Promise<{ readonly default: Messages }>;

/**
 * An entry's own messages with those of the kit that it names, so that no more than these travel.
 * The list of the kit's files is loaded with the first of them: a page that came with its messages
 * never needs it.
 */
export function addKitMessages(
  load: (locale: string) => LoadedMessages,
  keys: readonly KitMessageKey[],
): (locale: string) => LoadedMessages {
  return async (locale) => {
    const [own, kit] = await Promise.all([
      load(locale),
      import('./kit-messages.ts').then(({ loadKitMessages }) => loadKitMessages(locale)),
    ]);
    const shared = Object.fromEntries(keys.map((key) => [key, kit.default[key]]));
    return { default: { ...shared, ...own.default } };
  };
}

/** Messages of the kit alone, for an entry that has none of its own. */
export function loadOnlyKitMessages(
  keys: readonly KitMessageKey[],
): (locale: string) => LoadedMessages {
  return addKitMessages(() => Promise.resolve({ default: {} }), keys);
}
