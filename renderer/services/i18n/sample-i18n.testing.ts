import { createMemoryHost } from '../../host/memory/index.testing.ts';
import type { Events } from '../events/index.ts';
import { createI18n, type I18n } from './create-i18n.ts';
import { createTranslator } from './create-translator.ts';

/** The i18n of a platform, with a translator of its own. */
export function sampleI18n(locale: string, events?: Pick<Events, 'emit'>): I18n {
  const translator = createTranslator(createMemoryHost().console);
  return createI18n(locale, { translator, ...(events && { events }) });
}
