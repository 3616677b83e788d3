export type { Bundle } from './bundles.ts';
export { createI18n, type I18n } from './create-i18n.ts';
export { keepPageLocale } from './keep-page-locale.ts';
export { formatsOf, type Formats } from './formats/formats-of.ts';
