import type { Translate } from '../messages.ts';
import type { PlacedProblem } from './check-text.ts';

/** A text that replaces what is at a place. */
export interface QuickFix {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** How the right spelling or value gets into the text: it replaces exactly the token that is wrong. */
export function quickFixOf({
  suggestion,
  replacement,
  place,
}: PlacedProblem): QuickFix | undefined {
  const { offset, length, isQuoted } = place;
  if (suggestion !== undefined) {
    return isQuoted ? { offset, length, text: JSON.stringify(suggestion) } : undefined;
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

/** The text with the quick fix in it. */
export function applyQuickFix(
  text: string,
  { offset, length, text: replacement }: QuickFix,
): string {
  return text.slice(0, offset) + replacement + text.slice(offset + length);
}
