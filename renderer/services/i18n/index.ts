export { createI18n, type Bundle, type I18n } from './create-i18n.ts';
