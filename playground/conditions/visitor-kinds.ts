/** The kinds of visitors whom the document Offers has a file for each, by its name. */
export const VISITORS = ['new', 'saver', 'borrower'] as const;

export type VisitorKind = (typeof VISITORS)[number];

/** The condition that says whose offers a page shows. */
export const OFFERS_FOR = 'offers';

export function isVisitorKind(name: string): name is VisitorKind {
  return VISITORS.some((visitor) => visitor === name);
}
