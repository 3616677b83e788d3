import deDE from '../locales/de-DE.json' with { type: 'json' };
import enGB from '../locales/en-GB.json' with { type: 'json' };
import frBE from '../locales/fr-BE.json' with { type: 'json' };
import nlBE from '../locales/nl-BE.json' with { type: 'json' };
import { createToolMessages, type TranslateFrom } from './tool-messages.ts';

export type MessageKey = keyof typeof enGB;

/** Gives a text of the playground, with values in its placeholders. */
export type Translate = TranslateFrom<MessageKey>;

export const MESSAGES = { 'en-GB': enGB, 'fr-BE': frBE, 'nl-BE': nlBE, 'de-DE': deDE };

export type Language = keyof typeof MESSAGES;

export const { languages, languageOf, translatorFor } = createToolMessages<Language, MessageKey>(
  MESSAGES,
);
