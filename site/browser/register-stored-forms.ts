import { STORED_CHOICES, STORED_FORMS, type Consent } from '#renderer/consent';

/**
 * Lets what forms have stored go at a withdrawal: in every tab, on whichever page it shows. Where
 * consent was never given, no text of a visitor is stored, and choices stay.
 */
export function registerStoredForms(
  window: Pick<Window, 'sessionStorage'>,
  {
    allows,
    levelOf,
    register,
    subscribe,
  }: Pick<Consent, 'allows' | 'levelOf' | 'register' | 'subscribe'>,
): void {
  // Where storage is switched off, the mere look throws, which the consent takes.
  const clear = () => window.sessionStorage.removeItem(STORED_FORMS);
  register({ kind: 'memory', level: levelOf('storedForms'), clear });
  subscribe(() => {
    if (!allows('storedForms')) window.sessionStorage.removeItem(STORED_CHOICES);
  });
}
