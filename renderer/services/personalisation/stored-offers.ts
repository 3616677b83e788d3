import { createTabHost } from '../../host/index.ts';
import type { Consent } from '../consent/index.ts';
import { MBOX_COOKIE, OFFERS_KEY } from './stored-names.ts';

/**
 * Lets all that offers have stored go with the consent: in every tab, on whichever page it is
 * withdrawn.
 */
export function registerStoredOffers(
  window: Window & typeof globalThis,
  { levelOf, register }: Pick<Consent, 'levelOf' | 'register'>,
): void {
  const level = levelOf('personalisation');
  const { tabStorage } = createTabHost(window);
  register({ kind: 'cookie', name: MBOX_COOKIE, level });
  register({ kind: 'memory', level, clear: () => tabStorage?.remove(OFFERS_KEY) });
}
