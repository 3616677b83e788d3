import { segmentsOf } from '#schemas/problems/pointer.ts';
import type { Translate } from '../messages.ts';
import type { PlacedProblem } from './check-text.ts';
import { memberAround } from './member-around.ts';

/** A text that replaces what is at a place. */
export interface QuickFix {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** How the right spelling or value gets into the text: nothing but what is wrong changes. */
export function quickFixOf(problem: PlacedProblem, text: string): QuickFix | undefined {
  const { suggestion, replacement, replaces, place, pointer } = problem;
  const { offset, length, isQuoted } = place;
  if (suggestion !== undefined) {
    return isQuoted ? { offset, length, text: JSON.stringify(suggestion) } : undefined;
  }
  if (replacement === undefined) return undefined;
  switch (replaces) {
    case 'member': {
      const member = memberAround(text, offset, segmentsOf(pointer).at(-1));
      return member && { ...member, text: replacement };
    }
    case 'nothing':
      return { offset: text.slice(0, offset).trimEnd().length, length: 0, text: replacement };
    default:
      return { offset, length, text: replacement };
  }
}

/** Whether there is a quick fix, and what it is called where it is offered. */
export function quickFixTitle(problem: PlacedProblem, t: Translate): string | undefined {
  const { suggestion, replacement, replaces, place } = problem;
  if (suggestion !== undefined) {
    return place.isQuoted ? t('useSuggestion', { word: suggestion }) : undefined;
  }
  if (replacement === undefined) return undefined;
  if (replacement === '') return t('removeIt');
  return t(replaces === 'nothing' ? 'insertSign' : 'useSuggestion', { word: replacement });
}

/** The text with the quick fix in it. */
export function applyQuickFix(
  text: string,
  { offset, length, text: replacement }: QuickFix,
): string {
  return text.slice(0, offset) + replacement + text.slice(offset + length);
}
