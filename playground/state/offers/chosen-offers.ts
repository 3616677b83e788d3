import { getScenarioConsent } from '#fixtures';
import { experience } from '../../environment/experience.ts';
import { applyConditions, getCondition, NO_CONDITIONS } from '../../conditions/conditions.ts';
import { isVisitorKind, OFFERS_FOR, type VisitorKind } from '../../conditions/visitor-kinds.ts';
import type { Playground } from '../playground.ts';
import { findVisitorOffers } from './visitor-offers.ts';

/** The condition that says what the visitor has allowed. */
export const CONSENT = 'consent';

/** The consent that personal content needs, where the experience says nothing else. */
const USUAL_LEVEL = 2;

type Visited = Pick<Playground, 'scenario' | 'selects'>;

/** A page with its visitor. */
export type VisitedPage = Pick<Playground, 'documents' | 'scenario' | 'selects'>;

/** Returns whose offers the page shows; undefined where it shows those that the scenario names. */
export function getVisitorKind({ scenario, selects }: Visited): VisitorKind | undefined {
  const chosen = getCondition(scenario, selects.conditions ?? NO_CONDITIONS, OFFERS_FOR);
  return isVisitorKind(chosen) ? chosen : undefined;
}

/** The level of consent below which nobody gets an offer. */
export function getOffersLevel(): number {
  return experience.consent?.levels?.personalisation ?? USUAL_LEVEL;
}

/** Returns true if the visitor's choice about cookies forbids offers. */
export function isConsentTooLow({ scenario, selects }: Visited): boolean {
  const visited = applyConditions(scenario, selects.conditions ?? NO_CONDITIONS);
  return !(Number(getScenarioConsent(visited)) >= getOffersLevel());
}

/**
 * Returns true if the page shows no offer because of that choice. What the scenario's own address
 * names is shown to anybody.
 */
export function isOfferForbidden(visited: Visited): boolean {
  const isNamed = new URLSearchParams(visited.scenario.query).has('offer');
  return isConsentTooLow(visited) && !(isNamed && getVisitorKind(visited) === undefined);
}

/**
 * Lists the offers of the chosen kind of visitor, each as `mbox:content`; undefined where none is
 * chosen.
 */
export function listChosenOffers(playground: VisitedPage): readonly string[] | undefined {
  const visitor = getVisitorKind(playground);
  return visitor === undefined ? undefined : listVisitorOffers(visitor, playground);
}

/**
 * Lists the offers of a kind of visitor, each as `mbox:content`; none where consent forbids them.
 */
export function listVisitorOffers(
  visitor: VisitorKind,
  playground: VisitedPage,
): readonly string[] {
  if (isConsentTooLow(playground)) return [];
  const offers = findVisitorOffers(playground.documents.offers.lastGood, visitor);
  return [...offers].map(([mbox, { content }]) => `${mbox}:${content}`);
}

/** Puts offers into the query of an address, in the place of those that it has. */
export function replaceOffers(query: string | undefined, offers: readonly string[]): string {
  const params = new URLSearchParams(query);
  params.delete('offer');
  for (const offer of offers) params.append('offer', offer);
  return params.toString();
}
