/** The words of OpenFeature for how a decision came about. */
export type OffersReason = 'SPLIT' | 'CACHED' | 'DEFAULT' | 'ERROR' | 'DISABLED';

/** The offers of a page, and how they came about. */
export interface OffersOutcome {
  /** The content of each mbox that has an offer; without any, the page shows its defaults. */
  readonly contents?: ReadonlyMap<string, string>;
  readonly reason: OffersReason;
  /** Tells why there are none, for people who look after the site. */
  readonly error?: string;
  /** The answer that nobody waits for any more, which the marketing host counts all the same. */
  readonly late?: Promise<unknown> | undefined;
}
