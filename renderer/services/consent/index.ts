export { createConsent, type Consent, type ConsentOptions } from './create-consent.ts';
export { createWindowConsent } from './window-consent.ts';
export type { StoredValue } from './stored-values.ts';
export { getNeededLevel, isLevelReached } from './allowed-purposes.ts';
export { readLevel } from './consent-cookies.ts';
