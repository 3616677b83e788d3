import type { VisitorKind } from '../conditions/visitor-kinds.ts';
import type { MessageKey } from '../environment/messages.ts';

/** The words for each kind of visitor. */
export const VISITOR_NAMES: Readonly<Record<VisitorKind, MessageKey>> = {
  new: 'visitorNew',
  saver: 'visitorSaver',
  borrower: 'visitorBorrower',
};
