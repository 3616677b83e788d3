import type { KnownContent } from '../known-checks.ts';
import { offerForNobody } from '../../problems/offer-problems.ts';
import type { Problem } from '../../problems/problem.ts';
import { DEFAULT_CONTENT } from '../../content/read-offer.ts';
import { listOffers } from './list-offers.ts';

/**
 * Finds offers that no page has a content for. The default is there wherever the mbox is, and where
 * not all pages are known, an mbox that none of them has may be on another one.
 */
export function checkOffers(document: unknown, { shownContents }: KnownContent): Problem[] {
  if (!shownContents) return [];
  const { contents, areComplete } = shownContents;
  const mboxes = new Set(contents.map(getMbox));
  return listOffers(document).flatMap(({ name, pointer }) => {
    const isKnown = mboxes.has(getMbox(name));
    const isDefault = name.endsWith(`:${DEFAULT_CONTENT}`);
    const isShown = contents.includes(name) || (isKnown ? isDefault : !areComplete);
    return isShown ? [] : [offerForNobody(name, pointer, contents)];
  });
}

function getMbox(name: string): string {
  return name.slice(0, name.indexOf(':'));
}
