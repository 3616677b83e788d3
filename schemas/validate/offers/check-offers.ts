import { DEFAULT_CONTENT, readKey } from '../../content/read-offer.ts';
import { isRecord } from '../../is-record.ts';
import {
  offerForNobody,
  offerWithoutContent,
  offerWithoutMbox,
  repeatedMbox,
} from '../../problems/offer-problems.ts';
import type { Problem } from '../../problems/problem.ts';
import type { KnownContent, ShownContents } from '../known-checks.ts';
import { listAnswered, listOffers, type PlacedOffer } from './list-offers.ts';

/**
 * Finds offers that no page has a content for. The default is there wherever the mbox is, and where
 * not all pages are known, an mbox that none of them has may be on another one.
 */
export function checkOffers(document: unknown, { shownContents }: KnownContent): Problem[] {
  const ignored = checkIgnored(document);
  if (!shownContents) return ignored;
  const problems = listOffers(document).flatMap((offer) => checkOffer(offer, shownContents));
  // Each offer of an mbox that no page has is the same mistake.
  return [...ignored, ...new Map(problems.map((problem) => [problem.pointer, problem])).values()];
}

/** Finds offers that no page reads, whatever contents it has. */
function checkIgnored(document: unknown): Problem[] {
  const seen = new Set<string>();
  const { mboxes, options } = listAnswered(document);
  const ofMboxes = mboxes.flatMap(({ name, pointer, options: [first] }) => {
    if (!first) return [];
    if (seen.has(name)) return [repeatedMbox(name, `${pointer}/name`)];
    // One that is limited leaves room for an offer behind it.
    if (readName(first.content) !== undefined) seen.add(name);
    return isEmpty(first.content) ? [offerWithoutContent(first.pointer)] : [];
  });
  const ofPage = options.flatMap(({ content, pointer }) => {
    const name = readName(content);
    if (name !== undefined) return readKey(name)[0] ? [] : [offerWithoutMbox(name, pointer)];
    return isEmpty(content) ? [offerWithoutContent(pointer)] : [];
  });
  return [...ofMboxes, ...ofPage];
}

/** Returns true for JSON that neither names a content nor says if there is more. */
function isEmpty(content: unknown): boolean {
  if (!isRecord(content)) return false;
  return readName(content) === undefined && typeof content['limited'] !== 'boolean';
}

function readName(content: unknown): string | undefined {
  const name = isRecord(content) ? content['content'] : content;
  return typeof name === 'string' ? name : undefined;
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
