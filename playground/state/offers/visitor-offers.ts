import { isRecord } from '#schemas/is-record.ts';
import { listOffers } from '#schemas/validate/offers/list-offers.ts';
import type { VisitorKind } from '../../conditions/visitor-kinds.ts';

/** The answer to the second call, with which a page asks for what was limited before. */
const WITH_PROFILE = '-with-profile';

/** An offer for an mbox, with the file of the document Offers that has it. */
export interface VisitorOffer {
  readonly content: string;
  readonly file: string;
}

/**
 * Returns the offers for a kind of visitor by mbox, as a page gets them: the first option of each
 * mbox counts, and where one says that more could be offered, so does the answer to a second call.
 */
export function findVisitorOffers(
  document: unknown,
  visitor: VisitorKind,
): ReadonlyMap<string, VisitorOffer> {
  const files = isRecord(document) ? document : {};
  const own = readFile(files[visitor], visitor);
  const more = isLimited(files[visitor])
    ? readFile(files[visitor + WITH_PROFILE], visitor + WITH_PROFILE)
    : [];
  // The first of each mbox counts.
  return new Map([...own, ...more].toReversed());
}

function readFile(answer: unknown, file: string): (readonly [string, VisitorOffer])[] {
  return listOffers(answer).map(({ name }) => {
    const [mbox = '', content = ''] = name.split(':');
    return [mbox, { content, file }];
  });
}

function isLimited(answer: unknown): boolean {
  return listMboxes(answer).some((mbox) => {
    const [first] = toList(mbox['options']);
    const content = isRecord(first) ? first['content'] : undefined;
    return isRecord(content) && content['limited'] === true;
  });
}

/** Lists the mboxes of an answer of the delivery service; one that is no object is empty. */
export function listMboxes(answer: unknown): readonly Readonly<Record<string, unknown>>[] {
  const execute = isRecord(answer) ? answer['execute'] : undefined;
  const mboxes = isRecord(execute) ? execute['mboxes'] : undefined;
  return toList(mboxes).map((mbox) => (isRecord(mbox) ? mbox : {}));
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
