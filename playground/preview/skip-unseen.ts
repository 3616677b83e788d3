import './skip-unseen.css';

/**
 * A page with more components than this in one zone is long. Authors seldom write a tenth of it.
 */
const MAX_LAID_OUT = 200;

interface LaidOut {
  readonly slots: readonly { readonly zones?: readonly { readonly items: readonly unknown[] }[] }[];
}

/**
 * Lets the browser pass over the slots of a long page that are far from sight, so that an edit of
 * one costs what the edit costs. Their heights are estimated until they come near: a visitor's page
 * has none of this.
 */
export function skipUnseen({ documentElement: html }: Document, { slots }: LaidOut): void {
  const zones = slots.flatMap((slot) => slot.zones ?? []);
  const isLong = zones.some(({ items }) => items.length > MAX_LAID_OUT);
  if (html.hasAttribute('data-long') !== isLong) html.toggleAttribute('data-long', isLong);
}
