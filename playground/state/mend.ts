import type { PlacedProblem } from './check-text.ts';

/** A change of text: what stands at a place is replaced. */
export interface Mend {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** How a problem's suggested spelling gets into the text: it replaces exactly the word that is wrong. */
export function mendOf({ suggestion, place }: PlacedProblem): Mend | undefined {
  if (suggestion === undefined || !place.isWord) return undefined;
  return { offset: place.offset, length: place.length, text: JSON.stringify(suggestion) };
}

/** The text with one word replaced. */
export function mend(text: string, { offset, length, text: word }: Mend): string {
  return text.slice(0, offset) + word + text.slice(offset + length);
}
