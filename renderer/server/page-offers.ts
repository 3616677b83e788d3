import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { Plan } from '../plan/index.ts';
import { listItems } from '../tree/index.ts';

type OfPage = Pick<Plan, 'slots' | 'decisions'>;

/** The shell part that is the place of an mbox. */
const OFFERS = 'offers';

/** Returns true if a page has places for offers, in a site that asks for some. */
export function hasOffers({ slots }: OfPage, { personalisation }: ExperienceConfig): boolean {
  return (
    personalisation !== undefined &&
    listItems(slots).some(
      ({ kind, type, state }) => kind === 'shell' && type === OFFERS && state !== 'faulty',
    )
  );
}

/**
 * Returns true if a browser may ask for offers in the document of a page. Where pages take each
 * other's place in it, or a browser decides which page it is, one with an mbox may come.
 */
export function mayChooseOffers(plan: OfPage, experience: ExperienceConfig): boolean {
  const { navigation, personalisation } = experience;
  const isOpen = navigation === 'client' || plan.decisions.waitsFor !== undefined;
  return (isOpen && personalisation !== undefined) || hasOffers(plan, experience);
}
