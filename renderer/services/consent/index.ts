export { createConsent, type Consent, type ConsentOptions } from './create-consent.ts';
export { consentOfWindow } from './window-consent.ts';
export type { StoredValue } from './stored-values.ts';
