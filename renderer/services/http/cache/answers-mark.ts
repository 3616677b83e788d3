import type { HostStorage } from '../../../host/index.ts';

/**
 * Where the mark of the answers that outlive a document stands in local storage. Those with another
 * mark are worth nothing, so whoever removes it empties the cache of all tabs, also just before a
 * document goes.
 */
export const ANSWERS_MARK = 'call-cache';

/** Has no tab find the stored answers any more. Nothing of it throws. */
export function forgetAnswers(storage: HostStorage | undefined): void {
  try {
    storage?.remove(ANSWERS_MARK);
  } catch {
    // Storage is switched off, so that nothing outlives a document.
  }
}
