export { createI18n, LOCALE_CHANGED, type I18n } from './create-i18n.ts';
export { createTranslator } from './create-translator.ts';
export { DAY_OPTIONS } from './day-options.ts';
export { FALLBACK_LOCALE } from './locale.ts';
export type { Translator } from './messages.ts';
export type { Formats } from './formats/formats-of.ts';
