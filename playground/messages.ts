import deDE from './locales/de-DE.json' with { type: 'json' };
import enGB from './locales/en-GB.json' with { type: 'json' };
import frBE from './locales/fr-BE.json' with { type: 'json' };
import nlBE from './locales/nl-BE.json' with { type: 'json' };

export type MessageKey = keyof typeof enGB;

/** Gives a text of the tool, with values in the places that it keeps for them. */
export type Translate = (
  word: MessageKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The languages of the tool, by the names they have in themselves. */
export const LANGUAGES = [
  { locale: 'en-GB', name: 'English' },
  { locale: 'fr-BE', name: 'Français' },
  { locale: 'nl-BE', name: 'Nederlands' },
  { locale: 'de-DE', name: 'Deutsch' },
] as const;

export type Language = (typeof LANGUAGES)[number]['locale'];

/** English, whatever the browser prefers: its names are what people tell each other. */
export const START_LANGUAGE: Language = 'en-GB';

export const MESSAGES: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = {
  'en-GB': enGB,
  'fr-BE': frBE,
  'nl-BE': nlBE,
  'de-DE': deDE,
};

/** Makes the texts of one language. */
export function translatorFor(language: Language): Translate {
  const words = MESSAGES[language];
  return (word, values = {}) => withValues(words[word], values);
}

/** A text with values in the places that it keeps for them. */
export function withValues(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}

/** The language that was remembered, or the start language. */
export function languageNamed(locale: string | undefined): Language {
  return LANGUAGES.find((language) => language.locale === locale)?.locale ?? START_LANGUAGE;
}
