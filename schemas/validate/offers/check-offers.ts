import { DEFAULT_CONTENT } from '../../content/read-offer.ts';
import { offerForNobody } from '../../problems/offer-problems.ts';
import type { Problem } from '../../problems/problem.ts';
import type { KnownContent, ShownContents } from '../known-checks.ts';
import { listOffers, type PlacedOffer } from './list-offers.ts';

/**
 * Finds offers that no page has a content for. The default is there wherever the mbox is, and where
 * not all pages are known, an mbox that none of them has may be on another one.
 */
export function checkOffers(document: unknown, { shownContents }: KnownContent): Problem[] {
  if (!shownContents) return [];
  const problems = listOffers(document).flatMap((offer) => checkOffer(offer, shownContents));
  // Each offer of an mbox that no page has is the same mistake.
  return [...new Map(problems.map((problem) => [problem.pointer, problem])).values()];
}

function checkOffer(
  { name, pointer, mboxPointer }: PlacedOffer,
  { contents, areComplete }: ShownContents,
): Problem[] {
  const mbox = getMbox(name);
  const ofMbox = contents.filter((each) => getMbox(each) === mbox);
  if (ofMbox.length === 0 && !areComplete) return [];
  if (ofMbox.length > 0 && (contents.includes(name) || getContent(name) === DEFAULT_CONTENT)) {
    return [];
  }
  if (mboxPointer === undefined) {
    return [offerForNobody(name, { part: name, pointer }, contents)];
  }
  if (ofMbox.length > 0) {
    return [offerForNobody(name, { part: getContent(name), pointer }, ofMbox.map(getContent))];
  }
  const mboxes = [...new Set(contents.map(getMbox))];
  return [offerForNobody(name, { part: mbox, pointer: mboxPointer }, mboxes)];
}

function getMbox(name: string): string {
  return name.slice(0, name.indexOf(':'));
}

function getContent(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
