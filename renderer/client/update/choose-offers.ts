import type { ChooseOffers } from '../../create-plan/index.ts';
import type { Host } from '../../host/index.ts';
import type { Platform } from '../../platform/index.ts';
import { isAllowedByCookies } from '../../services/consent/index.ts';

const ID_LENGTH = 32;

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
    const [offers, { readDeliveryHost }] = await Promise.all([
      import('../../services/personalisation/index.ts'),
      import('../personalise/delivery-host.ts'),
    ]);
    const options = {
      mboxes,
      isAllowed: () => isAllowedByCookies('personalisation', consent?.levels, host),
      // The document may be that of a page without an mbox, which says nothing of its environment.
      prepare: () => readDeliveryHost(config, host),
    };
    const ownHost = {
      ...host,
      describeBrowser,
      createId: () => createId(host),
      fetch: (request: Request) => host.fetch(request, { limitMs: offers.OFFERS_LIMIT_MS }),
    };
    const outcome = await offers.requestOffers(options, ownHost);
    // Nobody waits for an answer that comes too late: the page has its defaults.
    if (outcome.late) {
      const { reportOutcome } = await offers.loadRareSteps();
      void reportOutcome({ ...options, ...outcome, config, shown: NONE }, ownHost);
    }
    return outcome.contents ?? NONE;
  };
}

/** Makes an id of hex characters. */
function createId({ random }: Pick<Host, 'random'>): string {
  const digits = Array.from({ length: ID_LENGTH }, () => Math.floor(random() * 16).toString(16));
  return digits.join('');
}
