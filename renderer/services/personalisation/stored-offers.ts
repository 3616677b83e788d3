import { createStartHost, createTabHost, type Host } from '../../host/index.ts';
import type { Consent } from '../consent/index.ts';
import { MBOX_COOKIE, OFFERS_KEY } from './stored-names.ts';

/**
 * Lets all that offers have stored go with the consent: in every tab, on whichever page it is
 * withdrawn. A page that may show an offer, and comes back out of the back-forward cache after
 * that, is loaded anew.
 */
export function registerStoredOffers(
  window: Window & typeof globalThis,
  { allows, levelOf, register }: Pick<Consent, 'allows' | 'levelOf' | 'register'>,
  { reload }: Pick<Host, 'reload'> = createStartHost(window),
): void {
  const level = levelOf('personalisation');
  const { tabStorage } = createTabHost(window);
  register({ kind: 'cookie', name: MBOX_COOKIE, level });
  register({ kind: 'memory', level, clear: () => tabStorage?.remove(OFFERS_KEY) });
  const isAllowed = () => allows('personalisation');
  let wasAllowed = isAllowed();
  window.addEventListener('pagehide', () => (wasAllowed ||= isAllowed()));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && wasAllowed && !isAllowed()) reload?.();
  });
}
