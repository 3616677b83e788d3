export { createI18n, FALLBACK_LOCALE, type Bundle, type I18n } from './create-i18n.ts';
