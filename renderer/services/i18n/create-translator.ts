import type { HostConsole } from '../../host/index.ts';
import { memoizeLoad } from '../../memoize/index.ts';
import type { Translator } from './messages.ts';

/**
 * Makes a translator. i18next is loaded when the first message is asked for, so that no first load
 * carries it.
 */
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
