import { isRecord } from '#schemas/is-record.ts';
import { appendPointer } from '#schemas/problems/pointer.ts';
import { OFFERS_ID } from '#schemas/schema-ids.ts';
import type { JsonChange } from '../../json-text/change-json.ts';
import type { VisitorKind } from '../../conditions/visitor-kinds.ts';
import { findVisitorOffers, listMboxes } from './visitor-offers.ts';

/** A content of an mbox for a kind of visitor. */
export interface ChosenOffer {
  readonly visitor: VisitorKind;
  readonly mbox: string;
  /** Left out, the visitor gets no offer there. */
  readonly content?: string | undefined;
}

/**
 * Returns the changes of the document Offers that give a kind of visitor another content of an
 * mbox. It is changed where it stands, as text or as JSON.
 */
export function diffOffer(
  document: unknown,
  { visitor, mbox, content }: ChosenOffer,
): readonly JsonChange[] {
  const files = isRecord(document) ? document : {};
  const file = findVisitorOffers(document, visitor).get(mbox)?.file ?? visitor;
  const at = appendPointer('', file);
  const mboxes = listMboxes(files[file]);
  const options = content === undefined ? [] : [{ type: 'html', content }];
  const index = mboxes.findIndex(({ name }) => name === mbox);
  const own = mboxes[index];
  if (own) return diffOptions(own['options'], `${at}/execute/mboxes/${index}/options`, content);
  const added = { name: mbox, index: mboxes.length, options };
  if (isRecord(files[file])) return [{ op: 'add', path: `${at}/execute/mboxes/-`, value: added }];
  return [{ op: 'add', path: at, value: { $schema: OFFERS_ID, execute: { mboxes: [added] } } }];
}

function diffOptions(options: unknown, path: string, content: string | undefined): JsonChange[] {
  const [first] = Array.isArray(options) ? (options as readonly unknown[]) : [];
  if (content === undefined || !isRecord(first)) {
    const value = content === undefined ? [] : [{ type: 'html', content }];
    return [{ op: 'add', path, value }];
  }
  const before = first['content'];
  const isInside = isRecord(before) && 'content' in before;
  return [
    { op: 'replace', path: `${path}/0/content${isInside ? '/content' : ''}`, value: content },
  ];
}
