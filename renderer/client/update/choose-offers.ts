import type { ChooseOffers } from '../../create-plan/index.ts';
import type { Platform } from '../../platform/index.ts';
import { isAllowedByCookies } from '../../services/consent/index.ts';

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * Chooses the offers of a page that is made in a browser, before anything of it is shown. A preview
 * says which; else the marketing host does, where the visitor allows it.
 */
export function createOfferChoice({ experience, host }: Platform): ChooseOffers {
  return async (mboxes) => {
    const { personalisation: config, consent } = experience;
    const { describeBrowser, chosenOffers } = host;
    const chosen = chosenOffers?.();
    if (chosen) return chosen;
    if (!config || !describeBrowser) return NONE;
    // A page without an mbox loads nothing of it.
    const { requestOffers } = await import('../../services/personalisation/index.ts');
    const isAllowed = () => isAllowedByCookies('personalisation', consent?.levels, host);
    const outcome = await requestOffers(
      { config, mboxes, isAllowed },
      { ...host, describeBrowser },
    );
    return outcome.contents;
  };
}
