import type { Translate } from '../messages.ts';
import type { PlacedProblem } from './check-text.ts';

/** A change of text: what stands at a place is replaced. */
export interface QuickFix {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** How the right spelling or value gets into the text: it replaces exactly the word that is wrong. */
export function quickFixOf({
  suggestion,
  replacement,
  place,
}: PlacedProblem): QuickFix | undefined {
  const { offset, length, isWord } = place;
  if (suggestion !== undefined) {
    return isWord ? { offset, length, text: JSON.stringify(suggestion) } : undefined;
  }
  return replacement === undefined ? undefined : { offset, length, text: replacement };
}

/** What a quick fix is called where it is offered. */
export function quickFixTitle(
  { suggestion }: PlacedProblem,
  { text }: QuickFix,
  t: Translate,
): string {
  return text === '' ? t('removeIt') : t('useSuggestion', { word: suggestion ?? text });
}

/** The text with one word replaced. */
export function applyQuickFix(text: string, { offset, length, text: word }: QuickFix): string {
  return text.slice(0, offset) + word + text.slice(offset + length);
}
