import { createToolMessages, type TranslateFrom } from '../environment/tool-messages.ts';
import deDE from './locales/de-DE.json' with { type: 'json' };
import enGB from './locales/en-GB.json' with { type: 'json' };
import frBE from './locales/fr-BE.json' with { type: 'json' };
import nlBE from './locales/nl-BE.json' with { type: 'json' };

type LogInMessageKey = keyof typeof enGB;

/** Gives a text of the log-in, with values in its placeholders. */
export type LogInTranslate = TranslateFrom<LogInMessageKey>;

export const LOG_IN_MESSAGES = { 'en-GB': enGB, 'fr-BE': frBE, 'nl-BE': nlBE, 'de-DE': deDE };

export const { languageOf, translatorFor } = createToolMessages<
  keyof typeof LOG_IN_MESSAGES,
  LogInMessageKey
>(LOG_IN_MESSAGES);
