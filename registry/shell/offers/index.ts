import { defineEntry } from '#renderer';
import type { OffersProps } from './offers.tsx';

export const offers = defineEntry<OffersProps>({
  kind: 'shell',
  type: 'offers',
  interactive: false,
  load: () => import('./offers.tsx').then((module) => module.Offers),
  // The renderer writes its props; no author does, so there is nothing to check.
  check: () => Promise.resolve({ check: () => [], shape: {} }),
});
