import type { PatchOperation } from '#schemas/generated/scenario.ts';
import { splitPointer } from '#schemas/problems/pointer.ts';
import type { Translate } from '../messages.ts';
import { changeJson } from './change-json.ts';
import type { PlacedProblem } from './check-text.ts';
import { findDifference } from './difference.ts';
import { findWholeMember } from './find-whole-member.ts';

/** A text that replaces what is at a place. */
export interface QuickFix {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/**
 * How the right spelling or value gets into the text: nothing but what is wrong changes. Where the
 * problem knows neither, `change` is what the schemas know.
 */
export function findQuickFix(
  problem: PlacedProblem,
  text: string,
  change?: PatchOperation,
): QuickFix | undefined {
  const { suggestion, replacement, replaces, place, pointer } = problem;
  if (change) return editFor(change, text);
  const { offset, length, isQuoted } = place;
  if (suggestion !== undefined) {
    return isQuoted ? { offset, length, text: JSON.stringify(suggestion) } : undefined;
  }
  if (replacement === undefined) return undefined;
  switch (replaces) {
    case 'member': {
      const member = findWholeMember(text, offset, splitPointer(pointer).at(-1));
      return member && { ...member, text: replacement };
    }
    case 'nothing':
      return { offset: text.slice(0, offset).trimEnd().length, length: 0, text: replacement };
    default:
      return { offset, length, text: replacement };
  }
}

function editFor(change: PatchOperation, text: string): QuickFix | undefined {
  const after = changeJson(text, [change]);
  if (after === undefined) return undefined;
  const { start, atEnd } = findDifference(text, after);
  return {
    offset: start,
    length: text.length - atEnd - start,
    text: after.slice(start, after.length - atEnd),
  };
}

/** Whether there is a quick fix, and what it is called where it is offered. */
export function formatQuickFixTitle(
  problem: PlacedProblem,
  t: Translate,
  change?: PatchOperation,
): string | undefined {
  if (change) return changeTitle(change, t);
  const { suggestion, replacement, replaces, place } = problem;
  if (suggestion !== undefined) {
    return place.isQuoted ? t('useSuggestion', { word: suggestion }) : undefined;
  }
  if (replacement === undefined) return undefined;
  if (replacement === '') return t('removeIt');
  return t(replaces === 'nothing' ? 'insertSign' : 'useSuggestion', { word: replacement });
}

// What is longer does not fit beside its problem.
const MAX_WORD = 40;

function changeTitle({ op, path, value }: PatchOperation, t: Translate): string {
  const name = splitPointer(path).at(-1) ?? '';
  if (op === 'add') return t('addMember', { name });
  // An item of a list has no name of its own.
  if (op === 'remove') return /^\d+$/.test(name) ? t('removeIt') : t('removeMember', { name });
  const word = JSON.stringify(value);
  return word.length > MAX_WORD ? t('replaceMember', { name }) : t('useSuggestion', { word });
}

/** The text with the quick fix in it. */
export function applyQuickFix(
  text: string,
  { offset, length, text: replacement }: QuickFix,
): string {
  return text.slice(0, offset) + replacement + text.slice(offset + length);
}
