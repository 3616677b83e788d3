/** Messages by key, in one locale. */
export type Messages = Readonly<Record<string, string>>;

/** Fetches the messages of a namespace in one locale; rejects where that locale has none. */
export type LoadMessages = (locale: string) => Promise<Messages>;

/** Values for the placeholders of a message, `{{name}}`. `count` also chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Gives the message of a key; of several keys, of the first that has a message. A key is a name in the function's own
 * namespace, or `namespace:name` for another one that was loaded before. Where no key has a message, the first key
 * itself, with one warning. Throws for a namespace that was not loaded.
 */
export type Translate = (
  keys: string | readonly [string, ...string[]],
  values?: MessageValues,
) => string;

/** A namespace in one locale. */
export interface NamespaceRequest {
  readonly locale: string;
  readonly namespace: string;
  readonly load: LoadMessages;
}
