import { cut, MAX_NAME_LENGTH } from './phrases.ts';
import type { Problem } from './problem.ts';
import { unknown } from './unknown-content.ts';

/** No content of an mbox is for those who get no offer, so that they see its first one. */
export function mboxWithoutDefault(mbox: string, first: string, pointer: string): Problem {
  return {
    code: 'mbox-without-default',
    severity: 'warning',
    pointer,
    message: `Mbox without a default: visitors without an offer of ${shorten(mbox)} see ${shorten(first)}.`,
    fix: `Write "${shorten(mbox)}:default" in what everybody may see.`,
  };
}

/** A page has more mboxes than a call asks for. */
export function tooManyMboxes(count: number, limit: number, pointer: string): Problem {
  return {
    code: 'too-many-mboxes',
    severity: 'warning',
    pointer,
    message: `Too many mboxes: ${count} on the page, of which ${limit} are asked for.`,
    fix: `Keep at most ${limit}. From this one on, the defaults are shown.`,
    expected: `at most ${limit} mboxes`,
    found: String(count),
  };
}

/** The contents of an mbox stand in two zones, each of which has to have something to show. */
export function mboxInTwoZones(
  mbox: string,
  zones: readonly [first: string, second: string],
  pointer: string,
): Problem {
  return {
    code: 'mbox-in-two-zones',
    severity: 'warning',
    pointer,
    message: `Mbox in two zones: ${shorten(mbox)} is in ${zones[0]} and in ${zones[1]}.`,
    fix: 'Use an mbox for each zone. Where a zone lacks the content that is chosen, it shows nothing.',
  };
}

/** A component is of one mbox: a content of another counts for nothing. */
export function ignoredContent(
  { name, pointer }: { readonly name: string; readonly pointer: string },
  mbox: string,
): Problem {
  return {
    code: 'ignored-content',
    severity: 'warning',
    pointer,
    message: `Ignored content: ${shorten(name)} is not a content of ${shorten(mbox)}, the component’s mbox.`,
    fix: `Write "${shorten(mbox)}:" and a content, or use a component for each mbox.`,
    found: shorten(name),
  };
}

/** The main header is personal: it shows its default until the offer is known. */
export function personalHeader(mbox: string, pointer: string): Problem {
  return {
    code: 'personal-header',
    severity: 'warning',
    pointer,
    message: `Personal header: on the first page, most visitors see the default of ${shorten(mbox)}.`,
    fix: 'Let the default do for everybody: it shows at once, and a later offer does not replace it.',
  };
}

/** The options of an mbox differ much in height, and the page keeps room for the highest. */
export function unevenOffers(
  mbox: string,
  { lowest, highest }: { readonly lowest: number; readonly highest: number },
  pointer: string,
): Problem {
  return {
    code: 'uneven-offers',
    severity: 'warning',
    pointer,
    message: `Uneven offers: those of ${shorten(mbox)} are about ${lowest} to ${highest} px high.`,
    fix: 'Give them texts of one length, and pictures to all or to none: room is kept for the highest.',
  };
}

/** No offer has that name, so that nobody is shown the content. */
export function contentForNobody(
  content: string,
  pointer: string,
  known: readonly string[],
): Problem {
  return unknown(content, known, {
    code: 'content-for-nobody',
    severity: 'warning',
    pointer,
    message: `Content for nobody: no offer is ${shorten(content)}.`,
    what: 'offers',
    advice: 'Correct the name, or have it offered.',
  });
}

/**
 * No page has the content of an offer: who gets it sees the default. `part` is what is written at
 * the pointer, such as the content alone, and `known` what may stand there.
 */
export function offerForNobody(
  offer: string,
  { part, pointer }: { readonly part: string; readonly pointer: string },
  known: readonly string[],
): Problem {
  return unknown(part, known, {
    code: 'offer-for-nobody',
    severity: 'warning',
    pointer,
    message: `Offer for nobody: no page has ${shorten(offer)}.`,
    what: 'contents',
    advice: 'Correct the name, or add a component of that content to a page.',
  });
}

/** An answer has an mbox twice, and the offer that comes first counts. */
export function repeatedMbox(mbox: string, pointer: string): Problem {
  return withoutEffect(pointer, {
    message: `Offer without effect: ${shorten(mbox)} stands there before.`,
    fix: 'Keep one of them: of each mbox the first offer counts.',
  });
}

/** An offer of the page as a whole says itself which mbox it is for, and this one does not. */
export function offerWithoutMbox(content: string, pointer: string): Problem {
  return withoutEffect(pointer, {
    message: `Offer without effect: ${shorten(content)} names no mbox.`,
    fix: `Write the mbox before it, such as "home-hero:${shorten(content)}".`,
  });
}

/** The content of an offer is an object that neither names one nor asks for more. */
export function offerWithoutContent(pointer: string): Problem {
  return withoutEffect(pointer, {
    message: 'Offer without effect: it names no content.',
    fix: 'Write the name of a content as text, or "limited": true where more is to be asked for.',
  });
}

function withoutEffect(pointer: string, texts: Pick<Problem, 'message' | 'fix'>): Problem {
  return { code: 'offer-without-effect', severity: 'warning', pointer, ...texts };
}

/** A label is nearly the one that names contents, so that everybody sees the component. */
export function misspeltLabel(key: string, right: string, pointer: string): Problem {
  return {
    code: 'unread-label',
    severity: 'warning',
    pointer,
    message: `Unread label: ${shorten(key)} chooses nothing, so that everybody sees the component.`,
    fix: `Write "${right}".`,
    found: shorten(key),
    suggestion: right,
  };
}

/** The label that names contents names none, so that everybody sees the component. */
export function emptyLabel(key: string, pointer: string): Problem {
  return {
    code: 'unread-label',
    severity: 'warning',
    pointer,
    message: `Unread label: ${key} has no values, so that everybody sees the component.`,
    fix: 'Write a value such as "home-hero:saver", or remove the label.',
  };
}

function shorten(name: string): string {
  return cut(name, MAX_NAME_LENGTH);
}
