export { createConsent, type Consent, type ConsentOptions } from './create-consent.ts';
export { createWindowConsent } from './window-consent.ts';
export type { StoredValue } from './stored-values.ts';
export { STORED_CHOICES, STORED_FORMS } from './stored-names.ts';
export { OWN_LEVEL } from './allowed-purposes.ts';
export { isAllowedByCookies, isLevelInCookies } from './consent-cookies.ts';
