/** Messages by key, in one locale. */
export type Messages = Readonly<Record<string, string>>;

/** Fetches the messages of a namespace in one locale; rejects where that locale has none. */
export type LoadMessages = (locale: string) => Promise<Messages>;

/** Values for the placeholders of a message, `{{name}}`. `count` also chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Gives the message of a key; of several keys, of the first that has a message. A key is a name in
 * the function's own namespace, or `namespace:name` for another one that was loaded before. Where
 * no key has a message, the first key itself, with one warning. Throws for a namespace that was not
 * loaded.
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

/**
 * Messages in every locale. It has no locale of its own that could be switched, so that one of it
 * serves all requests of a server. Both functions reject, naming namespace and locale, where
 * neither the locale nor the fallback has messages.
 */
export interface Translator {
  /**
   * All messages of a namespace as data, for a component on a server or in a browser. The same
   * object each time.
   */
  readonly messages: (request: NamespaceRequest) => Promise<Messages>;
  /** The function that gives single messages, bound to locale and namespace. */
  readonly getT: (request: NamespaceRequest) => Promise<Translate>;
}
