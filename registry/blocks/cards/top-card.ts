type Card = Readonly<Record<string, unknown>>;

/** Only the first cards of a top card set can lead it. */
const MAX_CANDIDATES = 3;

/** From the one that yields to the one that leads. */
const SIZES = ['small', 'medium', 'large'];
const DEFAULT_SIZE = 'medium';

/**
 * The place of the card that leads a top card set: one of high priority, or else the largest; of
 * equals the first. Undefined where there are no cards.
 */
export function findTopCard(cards: readonly Card[]): number | undefined {
  const ranks = cards.slice(0, MAX_CANDIDATES).map(rankOf);
  return ranks.length > 0 ? ranks.indexOf(Math.max(...ranks)) : undefined;
}

function rankOf({ highPrioCard, cardSize }: Card): number {
  if (highPrioCard === true) return SIZES.length;
  return SIZES.indexOf(typeof cardSize === 'string' ? cardSize : DEFAULT_SIZE);
}
