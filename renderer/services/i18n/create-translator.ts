import type { HostConsole } from '../../host/index.ts';
import { memoizeLoad } from '../../memoize/index.ts';
import type { Messages, NamespaceRequest, Translate } from './messages.ts';

/**
 * Messages in every locale. It has no locale of its own that could be switched, so that one of it serves all
 * requests of a server. Both functions reject, naming namespace and locale, where neither the locale nor the
 * fallback has messages.
 */
export interface Translator {
  /** All messages of a namespace as data, for a component on a server or in a browser. The same object each time. */
  readonly messages: (request: NamespaceRequest) => Promise<Messages>;
  /** The function that gives single messages, bound to locale and namespace. */
  readonly getT: (request: NamespaceRequest) => Promise<Translate>;
}

/** Makes a translator. i18next is loaded when the first message is asked for, so that no first load carries it. */
export function createTranslator(console: Pick<HostConsole, 'warn'>): Translator {
  const load = memoizeLoad(async () => {
    const { createI18nextTranslator } = await import('./create-i18next-translator.ts');
    return createI18nextTranslator(console);
  });
  return {
    messages: async (request) => (await load(undefined)).messages(request),
    getT: async (request) => (await load(undefined)).getT(request),
  };
}
