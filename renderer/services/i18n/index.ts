export { createI18n, LOCALE_CHANGED, type I18n } from './create-i18n.ts';
export { createTranslator } from './create-translator.ts';
export type { Translator } from './messages.ts';
export type { Formats } from './formats/formats-of.ts';
