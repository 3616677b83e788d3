import { createBrowserHost, createStartHost, createTabHost } from '../../host/index.ts';
import { createConsent, type Consent, type ConsentOptions } from './create-consent.ts';

/** Makes the consent of a window. */
export function createWindowConsent(
  window: Window & typeof globalThis,
  options: ConsentOptions = {},
): Consent {
  const host = createBrowserHost(window, createStartHost(window));
  return createConsent(options, { ...host, storage: createTabHost(window).storage });
}
