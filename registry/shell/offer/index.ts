import { defineEntry } from '#renderer';
import type { OfferProps } from './offer.tsx';

export const offer = defineEntry<OfferProps>({
  kind: 'shell',
  type: 'offer',
  interactive: false,
  load: () => import('./offer.tsx').then((module) => module.Offer),
  // The renderer writes its props; no author does, so there is nothing to check.
  check: () => Promise.resolve({ check: () => [], shape: {} }),
});
