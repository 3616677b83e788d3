import { readOffer } from '../../content/read-offer.ts';
import { isRecord } from '../../is-record.ts';
import { appendPointer } from '../../problems/pointer.ts';

/** An offer as `mbox:content`, at the place of its content. */
export interface PlacedOffer {
  readonly name: string;
  readonly pointer: string;
  /** Points to the name of its mbox; left out where the content names it itself. */
  readonly mboxPointer?: string;
}

/**
 * Lists the contents that a page has, as `mbox:content`, each once. A document of another kind has
 * none. Goes from object to object, so that depth does no harm.
 */
export function listContents(document: unknown): string[] {
  const names = new Set<string>();
  const open: unknown[] = [toRecord(document)['data']];
  while (open.length > 0) {
    const value = open.pop();
    if (Array.isArray(value)) for (const item of value) open.push(item);
    else if (isRecord(value)) {
      const offer = readOffer(value['taxonomies']);
      for (const content of offer?.contents ?? []) names.add(`${offer?.mbox}:${content}`);
      for (const member of Object.values(value)) open.push(member);
    }
  }
  return [...names];
}

/**
 * Lists the offers in an answer of the delivery service that pages can show, as `mbox:content`. An
 * option without a content, such as one that says more could be offered, is none.
 */
export function listOffers(document: unknown): PlacedOffer[] {
  const { mboxes, pageLoad } = toRecord(toRecord(document)['execute']);
  const ofMboxes = toList(mboxes).flatMap((mbox, index) => {
    const { name, options } = toRecord(mbox);
    const pointer = appendPointer('/execute/mboxes', index);
    if (typeof name !== 'string') return [];
    const mboxPointer = appendPointer(pointer, 'name');
    return readOptions(options, pointer, `${name}:`).map((offer) => ({ ...offer, mboxPointer }));
  });
  // The contents of the page as a whole name their mbox themselves.
  const ofPage = readOptions(toRecord(pageLoad)['options'], '/execute/pageLoad', '');
  return [...ofMboxes, ...ofPage.filter(({ name }) => name.includes(':'))];
}

function readOptions(options: unknown, pointer: string, prefix: string): PlacedOffer[] {
  return toList(options).flatMap((option, index) => {
    const { content } = toRecord(option);
    const at = `${pointer}/options/${index}/content`;
    const inside = toRecord(content)['content'];
    if (typeof content === 'string') return [{ name: `${prefix}${content}`, pointer: at }];
    return typeof inside === 'string'
      ? [{ name: `${prefix}${inside}`, pointer: `${at}/content` }]
      : [];
  });
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
